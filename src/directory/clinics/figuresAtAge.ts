import { isSameBand, type AgeBand } from "@/directory/facts/ageBand.ts";
import { ageOf, holdsBand, isTheirs, widthOf, type Visitor } from "@/directory/facts/visitorBand.ts";
import { OUTCOMES, PUBLISHERS } from "@/directory/facts/codes.ts";
import { followAge } from "@/directory/facts/followAge.ts";
import { publishedResultsQuery } from "@/directory/facts/api.ts";
import { readPublished, type PublishedResult } from "@/directory/facts/publishedResults.ts";
import type { RateBasis } from "@/directory/facts/measure.ts";
import { rateInterval } from "@/directory/facts/rateInterval.ts";
import { rateLine } from "@/directory/facts/rateLine.ts";
import { select } from "@/directory/facts/selection.ts";
import { doubtfulRates } from "@/directory/facts/stoppedCycles.ts";
import { noteOf } from "@/directory/facts/rateNote.ts";
import { compareCodes } from "@/ui/compare.ts";
import type { QueryClient } from "@tanstack/react-query";

export type VisitorOfAge = Visitor & { band: AgeBand };

export interface FigureAtAge {
  percentage: number;
  note: string;
  basis: string;
  /** Our 95 % interval, in words; empty where the publisher gives a range, or no number of treatments. */
  ownInterval: string;
  /** Of a group that holds the chosen one and others. */
  isWider: boolean;
}

/** By the clinic's id. */
export type FiguresAtAge = ReadonlyMap<string, FigureAtAge>;

/**
 * Each clinic's newest rate with own eggs of the chosen band, else of another that is theirs, else of one that holds
 * the chosen band; in a period, the commonest measure, and at last as the database chooses, see
 * `private.summary_result()`.
 */
export function figuresAtAge(results: readonly PublishedResult[], visitor: VisitorOfAge): FiguresAtAge {
  const { band } = visitor;
  const own = results.filter(
    ({ basis }) => basis.eggs === "own" && (isTheirs(basis, visitor) || holdsBand(basis, band)),
  );
  const theirs = own.filter(({ basis }) => isTheirs(basis, visitor));
  const question = { measure: null, period: null, band };
  const common = new Set(select(theirs.length > 0 ? theirs : own, question)?.results);
  const doubtful = new Set(doubtfulRates(results));
  const newestFirst = own
    .filter((result) => !doubtful.has(result))
    .toSorted(
      (a, b) =>
        Number(isSameBand(b.basis, band)) - Number(isSameBand(a.basis, band)) ||
        Number(isTheirs(b.basis, visitor)) - Number(isTheirs(a.basis, visitor)) ||
        compareCodes(b.basis.periodTo, a.basis.periodTo) ||
        Number(common.has(b)) - Number(common.has(a)) ||
        widthOf(a.basis) - widthOf(b.basis) ||
        compareCodes(b.basis.checkedOn, a.basis.checkedOn) ||
        PUBLISHERS.indexOf(a.basis.publishedBy) - PUBLISHERS.indexOf(b.basis.publishedBy) ||
        OUTCOMES.indexOf(b.basis.outcome) - OUTCOMES.indexOf(a.basis.outcome) ||
        (b.basis.n ?? 0) - (a.basis.n ?? 0),
    );
  const figures = new Map<string, FigureAtAge>();
  for (const { clinicId, percentage, basis } of newestFirst) {
    if (clinicId === null || figures.has(clinicId)) continue;
    figures.set(clinicId, {
      percentage,
      note: noteOf(basis),
      basis: rateLine(basis),
      ownInterval: ownInterval(percentage, basis),
      isWider: !isTheirs(basis, visitor),
    });
  }
  return figures;
}

function ownInterval(percentage: number, basis: RateBasis): string {
  const interval = rateInterval(percentage, basis);
  if (!interval || interval.isPublished) return "";
  return `our 95% interval: ${Math.round(interval.lowest)}–\u2060${Math.round(interval.highest)}%`;
}

/**
 * Reads every clinic's rates for every age and picks here, so that no request names an age.
 * @param band null if none is chosen: then that of the age is suggested, and nothing read yet
 * @param age of the eggs, as typed
 */
export async function readFiguresAtAge(
  cache: QueryClient,
  band: AgeBand | null,
  age: string,
): Promise<FiguresAtAge | null> {
  if (!band) {
    await followAge(cache, null);
    return null;
  }
  const rows = await cache.ensureQueryData({ ...publishedResultsQuery(), revalidateIfStale: true });
  const today = new Date().toISOString().slice(0, 10);
  return figuresAtAge(readPublished(rows, today), { band, age: ageOf(age) });
}
