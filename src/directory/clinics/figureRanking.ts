import { rankable, type Ranking, type Reason } from "@/directory/facts/rankable.ts";
import { parsePrice, parseRate, parseReviews } from "@/directory/facts/measure.ts";
import { areFew } from "@/directory/facts/ratings.ts";
import type { RankedFigure } from "./categories.ts";
import type { Basis } from "./basis.ts";
import { figureOf, isSample, type Clinic } from "./clinic.ts";

const PARSE = { price: parsePriceInEuros, success: parseRate, reviews: parseReviews };

/** Whatever the currency: what is ranked is the price in euros. */
function parsePriceInEuros(line: string) {
  const basis = parsePrice(line);
  return basis && { ...basis, currency: "EUR" };
}

type Entry = Ranking<Clinic>["ranked"][number];

interface Ranked extends Pick<Entry, "isLevel" | "hasRange" | "isLevelWithFirst"> {
  clinic: Clinic;
  rank: number;
  /** For samples, and if no clear difference separates it from another. */
  isHollow: boolean;
  /** False for a rate without a clear difference to another, and for a score of few ratings: its rank says nothing. */
  isPlace: boolean;
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
  const isPlace = ({ entry, isApart }: Entry) =>
    figure === "success" ? isApart : figure === "price" || !restsOnFewRatings(bases.get(entry.id));
  if (ranked.length > 0) {
    // A score of few ratings takes no place away; a rate's place counts all that are surely above it.
    const counted = figure === "reviews" ? ranked.filter(isPlace) : ranked;
    return { by: "facts", ranked: withRanks(ranked, value, "facts", isPlace, counted), ...rest };
  }
  const samples = known
    .filter((clinic) => isSample(clinic, figure))
    .toSorted((a, b) => (best === "lowest" ? value(a) - value(b) : value(b) - value(a)))
    .map((entry) => ({ entry, isLevel: false, isApart: true, hasRange: false, isLevelWithFirst: false }));
  const by = samples.length > 0 ? "samples" : "nothing";
  return { by, ranked: withRanks(samples, value, by, () => true), ...rest };
}

function restsOnFewRatings(basis: Basis | undefined): boolean {
  const reviews = parseReviews(basis?.reviews ?? "");
  return reviews !== null && areFew(reviews.count);
}

function withRanks(
  entries: Entry[],
  value: (clinic: Clinic) => number,
  by: FigureRanking["by"],
  isPlace: (entry: Entry) => boolean,
  counted = entries,
): Ranked[] {
  return entries.map((each) => {
    const { entry, isLevel, isApart, hasRange, isLevelWithFirst } = each;
    const rank = 1 + counted.findIndex((one) => value(one.entry) === value(entry));
    return {
      clinic: entry,
      ...{ rank, isLevel, hasRange, isLevelWithFirst },
      isHollow: by === "samples" || !isApart,
      isPlace: isPlace(each),
    };
  });
}
