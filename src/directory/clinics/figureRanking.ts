import { rankable, type Reason } from "@/directory/facts/rankable.ts";
import { parsePrice, parseRate, parseReviews } from "@/directory/facts/measure.ts";
import type { RankedFigure } from "./categories.ts";
import type { Basis } from "./basis.ts";
import { figureOf, isSample, type Clinic } from "./clinic.ts";

const PARSE = { price: parsePriceInEuros, success: parseRate, reviews: parseReviews };

/** Whatever the currency: what is ranked is the price in euros. */
function parsePriceInEuros(line: string) {
  const basis = parsePrice(line);
  return basis && { ...basis, currency: "EUR" };
}

interface Ranked {
  clinic: Clinic;
  rank: number;
  isLevel: boolean;
  /** For samples, and if no clear difference separates neighbours. */
  isHollow: boolean;
  /** False for a rate without a clear difference to another: its rank says nothing. */
  isPlace: boolean;
  /** Counts groups without a clear difference to their first, from 0. */
  group: number;
}

export interface FigureRanking {
  /** 'nothing' if fewer than two figures can be compared and there are no samples. */
  by: "facts" | "samples" | "nothing";
  ranked: Ranked[];
  unranked: { clinic: Clinic; reason: Reason }[];
  without: number;
}

/** Returns the clinics by a figure, best first: comparable published figures, or else samples. */
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
  const published = known.filter((clinic) => !isSample(clinic, figure));
  const ofOtherAge = published.filter((clinic) => figure === "success" && clinic.isOfOtherAge);
  const { ranked, unranked } = rankable(
    published.filter((clinic) => !ofOtherAge.includes(clinic)),
    (clinic) => ({ value: value(clinic), basis: basis(clinic) }),
    best,
  );
  const rest = {
    unranked: [
      ...unranked.map(({ entry, reason }) => ({ clinic: entry, reason })),
      ...ofOtherAge.map((clinic) => ({ clinic, reason: "ages" as const })),
    ],
    without,
  };
  if (ranked.length > 0) return { by: "facts", ranked: withRanks(ranked, value, "facts", figure), ...rest };
  const samples = known
    .filter((clinic) => isSample(clinic, figure))
    .toSorted((a, b) => (best === "lowest" ? value(a) - value(b) : value(b) - value(a)))
    .map((entry) => ({ entry, isLevel: false, group: 0 }));
  const by = samples.length > 0 ? "samples" : "nothing";
  return { by, ranked: withRanks(samples, value, by, figure), ...rest };
}

function withRanks(
  entries: { entry: Clinic; isLevel: boolean; group: number }[],
  value: (clinic: Clinic) => number,
  by: FigureRanking["by"],
  figure: RankedFigure,
): Ranked[] {
  let rank = 0;
  return entries.map(({ entry, isLevel, group }, index) => {
    const before = entries[index - 1];
    if (!before || value(before.entry) !== value(entry)) rank = index + 1;
    const after = entries[index + 1];
    const isUnclear = isLevel || after?.isLevel === true;
    // A wide interval may reach the first of a group, and yet not its neighbour.
    const isInGroup = before?.group === group || after?.group === group;
    return {
      clinic: entry,
      ...{ rank, isLevel, group },
      isHollow: by === "samples" || isUnclear,
      isPlace: by === "samples" || figure !== "success" || !(isUnclear || isInGroup),
    };
  });
}
