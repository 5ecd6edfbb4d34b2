import { isSameBand, type AgeBand } from "@/directory/facts/ageBand.ts";
import { publishedResultsQuery } from "@/directory/facts/api.ts";
import type { RateBasis } from "@/directory/facts/measure.ts";
import { readPublished, type PublishedResult } from "@/directory/facts/publishedResults.ts";
import { rateLine } from "@/directory/facts/rateLine.ts";
import { select } from "@/directory/facts/selection.ts";
import type { QueryClient } from "@tanstack/react-query";

/** What a clinic published for one age band, in the words of its row. */
export interface FigureAtAge {
  percentage: number;
  note: string;
  basis: string;
}

/** By the clinic's id. */
export type FiguresAtAge = ReadonlyMap<string, FigureAtAge>;

/**
 * The success rate of each clinic with own eggs at an age: of the way of counting that most
 * clinics publish for it, else the clinic's own latest. Clinics without one for this very band
 * are left out.
 */
export function figuresAtAge(results: readonly PublishedResult[], band: AgeBand): FiguresAtAge {
  const own = results.filter(({ basis }) => basis.eggs === "own" && isSameBand(basis, band));
  const selection = select(own, { measure: null, period: null, band });
  const latestFirst = own.toSorted((a, b) => b.basis.periodTo.localeCompare(a.basis.periodTo, "en"));
  const figures = new Map<string, FigureAtAge>();
  for (const { clinicId, percentage, basis } of [...(selection?.results ?? []), ...latestFirst]) {
    if (clinicId === null || figures.has(clinicId)) continue;
    figures.set(clinicId, { percentage, note: noteOf(basis), basis: rateLine(basis) });
  }
  return figures;
}

/** As the database writes it, see `readRateNote()`. */
function noteOf({
  outcome,
  denominator,
  periodFrom,
  periodTo,
  publishedBy,
  ageFrom,
  ageTo,
}: RateBasis): string {
  const [from, to] = [periodFrom.slice(0, 4), periodTo.slice(0, 4)];
  const years = from === to ? from : `${from}-${to}`;
  const ages = ageFrom === null && ageTo === null ? "" : `${ageFrom ?? ""}-${ageTo ?? ""}`;
  return `${outcome.charAt(0)}${denominator.charAt(0)}${years}${publishedBy.charAt(0)}${ages}`;
}

/** Reads what all clinics published, of every age, and picks this one here: no request names an age. */
export async function readFiguresAtAge(cache: QueryClient, band: AgeBand): Promise<FiguresAtAge> {
  const rows = await cache.fetchQuery(publishedResultsQuery());
  return figuresAtAge(readPublished(rows, new Date().toISOString().slice(0, 10)), band);
}
