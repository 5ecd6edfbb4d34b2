import type { Clinic } from "./clinic.ts";

/** Below this a few friends decide the order, so medals stay hollow. */
export const VOTES_FOR_A_MEDAL = 20;

export interface RankedByVotes {
  clinic: Clinic;
  rank: number;
  isBySample: boolean;
}

/** Returns clinics with votes or a score, most votes first, then by overall score (a sample). */
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
