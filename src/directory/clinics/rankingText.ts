import type { Reason } from "@/directory/facts/rankable.ts";
import { REASON_TEXTS } from "@/directory/facts/reasons.ts";
import { counted } from "@/ui/counted.ts";
import type { RankedFigure } from "./categories.ts";
import type { Clinic } from "./clinic.ts";
import type { FigureRanking } from "./figureRanking.ts";
import { formatRate, formatReview } from "./figures.ts";
import { priceText } from "./publishedPrice.ts";

const FORMAT: Record<RankedFigure, (clinic: Clinic) => string> = {
  price: priceText,
  success: ({ successRate }) => formatRate(successRate),
  reviews: ({ reviewScore }) => formatReview(reviewScore),
};

export function formatFigure(clinic: Clinic, figure: RankedFigure): string {
  return FORMAT[figure](clinic);
}

const HEADLINES: Record<RankedFigure, Record<FigureRanking["by"] | "unknown", string>> = {
  price: {
    facts: "One IVF cycle with own eggs, lowest price first: ‘Top Rated’ means cheapest here, not best.",
    samples: "Sample ranking: none of these prices has a source. Lowest price first.",
    nothing: "No two published prices can be compared, so none has a rank.",
    unknown: "We know of no published price yet. Ask the clinics you like for theirs in writing.",
  },
  success: {
    facts: "With own eggs, highest rate first.",
    samples: "Sample ranking: none of these rates has a source. With own eggs, highest rate first.",
    nothing: "No two published rates can be compared, so none has a rank.",
    unknown: "We know of no published rate yet. Ask the clinics you like for their births per started cycle.",
  },
  reviews: {
    facts: "Best review score first.",
    samples: "Sample ranking: none of these scores has a source. Best review score first.",
    nothing: "No two review scores can be compared, so none has a rank.",
    unknown: "We know of no review scores yet.",
  },
};

export function headline({ by, unranked }: FigureRanking, figure: RankedFigure): string {
  return HEADLINES[figure][by === "nothing" && unranked.length === 0 ? "unknown" : by];
}

/** Says of how many others the highest sourced rate isn't clearly ahead; null if it is ahead of all. */
export function levelNote({ by, ranked }: FigureRanking, figure: RankedFigure): string | null {
  const [first, ...others] = ranked;
  if (figure !== "success" || by !== "facts" || first?.isPlace !== false) return null;
  const level = others.filter(({ isLevelWithFirst }) => isLevelWithFirst);
  const hasRanges = [first, ...level].every(({ hasRange }) => hasRange);
  return `${howMany(level.length, others.length)} ${hasRanges ? OVERLAP : UNKNOWN_COUNT}`;
}

const OVERLAP = "Where two ranges overlap, we call neither rate better: the difference may be chance.";
const UNKNOWN_COUNT = "At least one doesn’t publish the number of treatments behind its rate.";

function howMany(level: number, others: number): string {
  if (others === 1) return "Neither rate is clearly ahead of the other.";
  if (level === others) return `The highest rate isn’t clearly ahead of any of the ${others} others.`;
  return `The highest rate isn’t clearly ahead of ${level} of the ${others} others.`;
}

/** Says why scores have no place; null if all have one. */
export function fewRatingsNote({ by, ranked }: FigureRanking, figure: RankedFigure): string | null {
  const isAnyWithout = figure === "reviews" && by === "facts" && ranked.some(({ isPlace }) => !isPlace);
  return isAnyWithout
    ? "A score of fewer than 20 ratings has no place: one rating more could change it."
    : null;
}

const ALONE: Record<RankedFigure, string> = {
  price: "No other clinic publishes a price that includes the same things.",
  success: "No other clinic publishes a rate that is counted the same way.",
  reviews: "No other clinic has a score from the same site.",
};

export function unrankedReason(reason: Reason, figure: RankedFigure): string {
  return reason === "alone" ? ALONE[figure] : REASON_TEXTS[reason];
}

export function unrankedNote(count: number): string {
  return counted(
    count,
    "more clinic publishes a figure that can't be ranked.",
    "more clinics publish figures that can't be ranked.",
  );
}

const WITHOUT: Record<RankedFigure, [one: string, other: string]> = {
  price: ["clinic has no price listed here.", "clinics have no price listed here."],
  success: ["clinic has no success rate listed here.", "clinics have no success rate listed here."],
  reviews: ["clinic has no review score listed here.", "clinics have no review score listed here."],
};

export function withoutFigure(count: number, figure: RankedFigure): string {
  return counted(count, ...WITHOUT[figure]);
}
