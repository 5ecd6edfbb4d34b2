import type { PublishedResult } from "@/directory/facts/publishedResults.ts";
import { select, type Question, type Selection } from "@/directory/facts/selection.ts";

/**
 * Chooses by what all clinics publish, so that one that is left out doesn't change how the others are counted; by the
 * others alone where nobody would be left.
 * @param doubtful see `doubtfulRates()`
 */
export function selectCredible(
  results: readonly PublishedResult[],
  doubtful: ReadonlySet<PublishedResult>,
  question: Question,
): (Selection & { leftOut: PublishedResult[] }) | null {
  const isCredible = (result: PublishedResult) => !doubtful.has(result);
  const ofAll = select(results, question);
  if (!ofAll) return null;
  const isAnyCredible = ofAll.results.some(isCredible);
  const selection = isAnyCredible ? ofAll : select(results.filter(isCredible), question);
  return (
    selection && {
      ...selection,
      results: selection.results.filter(isCredible),
      leftOut: ofAll.results.filter((result) => doubtful.has(result)),
    }
  );
}
