import { measureKey } from "./measureKey.ts";
import type { PublishedResult } from "./publishedResults.ts";

/** So many started cycles that some must have stopped before a transfer. */
const ENOUGH = 100;
const NEARLY_ALL = 0.99;

/**
 * Leaves out rates per started cycle and per collection of clinics that seem not to count whoever stopped before a
 * transfer: they are rates per transfer under another name.
 */
export function withoutDoubtfulRates(results: readonly PublishedResult[]): PublishedResult[] {
  const counts = new Map<string, number>();
  const add = (key: string, n: number) => counts.set(key, (counts.get(key) ?? 0) + n);
  for (const result of results) add(tableOf(result), result.basis.n ?? 0);
  return results.filter((result) => {
    const { denominator } = result.basis;
    if (denominator !== "started_cycle" && denominator !== "retrieval") return true;
    const started = counts.get(tableOf(result, "started_cycle")) ?? 0;
    const transfers = counts.get(tableOf(result, "transfer")) ?? 0;
    return started < ENOUGH || transfers < NEARLY_ALL * started;
  });
}

/** Of one clinic and year, whatever the age. */
function tableOf({ clinicId, basis }: PublishedResult, denominator = basis.denominator): string {
  return [clinicId, measureKey({ ...basis, denominator }), basis.periodFrom, basis.periodTo].join();
}
