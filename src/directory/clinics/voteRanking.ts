import type { Clinic } from "./clinic.ts";

/** Below this a few friends decide the order, so medals stay hollow. */
export const VOTES_FOR_A_MEDAL = 20;

export interface RankedByVotes {
  clinic: Clinic;
  /** Shared by clinics that nothing tells apart. */
  rank: number;
  /** Whether a sample decides its rank: others have as many votes and another overall score. */
  isBySample: boolean;
}

/**
 * The clinics with the most votes first. Equal votes are ordered by overall score, which is a sample,
 * and otherwise as they came. A clinic with neither votes nor a score has no rank.
 *
 * @param clinics by name, as the list of all clinics is: to sort by it here would have the browser
 *   read its tables for names, which takes a slow phone 30 ms
 */
export function rankByVotes(clinics: Clinic[]): RankedByVotes[] {
  const sorted = clinics
    .filter(({ upvoteCount, overallScore }) => upvoteCount > 0 || overallScore)
    .toSorted(compare);
  let rank = 0;
  return sorted.map((clinic, index) => {
    const [before, after] = [sorted[index - 1], sorted[index + 1]];
    if (!before || compare(before, clinic) !== 0) rank = index + 1;
    const isBySample =
      clinic.upvoteCount === 0 || [before, after].some((other) => other && isDecidedByScore(other, clinic));
    return { clinic, rank, isBySample };
  });
}

function compare(a: Clinic, b: Clinic): number {
  return b.upvoteCount - a.upvoteCount || (b.overallScore ?? 0) - (a.overallScore ?? 0);
}

function isDecidedByScore(a: Clinic, b: Clinic): boolean {
  return a.upvoteCount === b.upvoteCount && a.overallScore !== b.overallScore;
}
