import { comparable, largestComparable, type Difference } from "./comparable.ts";
import { rateInterval } from "./rateInterval.ts";
import type { Basis } from "./measure.ts";

export interface FigureToRank {
  value: number;
  basis: Basis | null;
}

export type Reason = Difference | "alone" | "unknown";

export interface Ranking<T> {
  ranked: {
    entry: T;
    isLevel: boolean;
    /** Whether every other ranked figure is clearly apart from it: wide ranges reach past their neighbours. */
    isApart: boolean;
    /** False for prices, scores and rates of an unknown number of treatments. */
    hasRange: boolean;
    /** Whether it isn't clearly apart from any that shares the first place. */
    isLevelWithFirst: boolean;
  }[];
  unranked: { entry: T; reason: Reason }[];
}

/** Ranks the largest comparable group of sourced figures, and says why others aren't in it. */
export function rankable<T>(
  entries: readonly T[],
  figureOf: (entry: T) => FigureToRank,
  best: "highest" | "lowest",
): Ranking<T> {
  const figures = entries.map((entry) => ({ entry, ...figureOf(entry) }));
  const group = largestComparable(figures.filter(hasBasis), ({ basis }) => basis);
  const isRanking = group.length > 1;
  const direction = best === "lowest" ? 1 : -1;
  const inOrder = isRanking ? group.toSorted((a, b) => direction * (a.value - b.value)) : [];
  const members = new Set(inOrder.map(({ entry }) => entry));
  const firsts = inOrder.filter(({ value }) => value === inOrder[0]?.value);
  return {
    ranked: inOrder.map((figure, index) => {
      const before = inOrder[index - 1];
      const isLevel = before !== undefined && !isClearlyApart(before, figure);
      const isApart = inOrder.every((other) => other === figure || isClearlyApart(other, figure));
      return {
        ...{ entry: figure.entry, isLevel, isApart, hasRange: rangeOf(figure) !== null },
        isLevelWithFirst: firsts.every((first) => !isClearlyApart(first, figure)),
      };
    }),
    unranked: figures
      .filter(({ entry }) => !members.has(entry))
      .map(({ entry, basis }) => ({ entry, reason: reasonFor(basis, inOrder) })),
  };
}

interface WithBasis {
  value: number;
  basis: Basis;
}

function hasBasis<F extends FigureToRank>(figure: F): figure is F & WithBasis {
  return figure.basis !== null;
}

function reasonFor(basis: Basis | null, ranked: WithBasis[]): Reason {
  if (!basis) return "unknown";
  for (const other of ranked) {
    const difference = comparable(basis, other.basis);
    if (difference) return difference;
  }
  return "alone";
}

/**
 * Returns whether two comparable figures differ by more than chance. Rates: their publishers' ranges, or else
 * our 95 % intervals, don't overlap (never, if neither is known). Prices and scores: they differ at all.
 */
function isClearlyApart(a: WithBasis, b: WithBasis): boolean {
  if (a.basis.kind !== "rate") return a.value !== b.value;
  const [one, other] = [rangeOf(a), rangeOf(b)];
  if (!one || !other) return false;
  return one.highest < other.lowest || other.highest < one.lowest;
}

function rangeOf({ value, basis }: WithBasis) {
  return basis.kind === "rate" ? rateInterval(value, basis) : null;
}
