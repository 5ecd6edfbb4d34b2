import { rankable, type Reason } from "@/directory/facts/rankable.ts";
import { parsePrice, parseRate, parseReviews } from "@/directory/facts/measure.ts";
import type { RankedFigure } from "./categories.ts";
import type { Basis } from "./basis.ts";
import { figureOf, isSample, type Clinic } from "./clinic.ts";

const PARSE = { price: parsePrice, success: parseRate, reviews: parseReviews };

interface Ranked {
  clinic: Clinic;
  /** Shared by clinics with the same figure. */
  rank: number;
  /** There is no clear difference to the clinic before. */
  isLevel: boolean;
  /** Its medal is an outline: a sample, or no clear difference to a neighbour. */
  isHollow: boolean;
  /** Counts groups without a clear difference to their first, from 0. */
  group: number;
}

export interface FigureRanking {
  /** What the ranks rest on; none where fewer than two figures may be compared and no sample is there. */
  by: "facts" | "samples" | "nothing";
  ranked: Ranked[];
  /** Clinics with a published figure that can't be compared with the others, and why. */
  unranked: { clinic: Clinic; reason: Reason }[];
  /** How many clinics have no such figure. */
  without: number;
}

/**
 * The clinics by a figure, best first: those whose published figures may be compared. Only
 * where that leaves nothing to rank are samples ranked, among themselves. Ties stay in the order of the list.
 *
 * @param clinics by name, as the list of all clinics is: a sort by it holds a slow phone up
 * @param bases what the figures of each clinic rest on, by its id
 */
export function rankByFigure(
  clinics: Clinic[],
  figure: RankedFigure,
  bases: ReadonlyMap<string, Basis>,
): FigureRanking {
  const best = figure === "price" ? "lowest" : "highest";
  const known = clinics.filter((clinic) => figureOf(clinic, figure) !== null);
  const without = clinics.length - known.length;
  const value = (clinic: Clinic) => figureOf(clinic, figure) ?? 0;
  const basis = (clinic: Clinic) => PARSE[figure](bases.get(clinic.id)?.[figure] ?? "");
  const { ranked, unranked } = rankable(
    known.filter((clinic) => !isSample(clinic, figure)),
    (clinic) => ({ value: value(clinic), basis: basis(clinic) }),
    best,
  );
  const reasons = unranked.map(({ entry, reason }) => ({ clinic: entry, reason }));
  const rest = { unranked: reasons, without };
  if (ranked.length > 0) return { by: "facts", ranked: withRanks(ranked, value, "facts"), ...rest };
  const samples = known
    .filter((clinic) => isSample(clinic, figure))
    .toSorted((a, b) => (best === "lowest" ? value(a) - value(b) : value(b) - value(a)))
    .map((entry) => ({ entry, isLevel: false, group: 0 }));
  const by = samples.length > 0 ? "samples" : "nothing";
  return { by, ranked: withRanks(samples, value, by), ...rest };
}

function withRanks(
  entries: { entry: Clinic; isLevel: boolean; group: number }[],
  value: (clinic: Clinic) => number,
  by: FigureRanking["by"],
): Ranked[] {
  let rank = 0;
  return entries.map(({ entry, isLevel, group }, index) => {
    const before = entries[index - 1];
    if (!before || value(before.entry) !== value(entry)) rank = index + 1;
    const isHollow = by === "samples" || isLevel || entries[index + 1]?.isLevel === true;
    return { clinic: entry, rank, isLevel, isHollow, group };
  });
}
