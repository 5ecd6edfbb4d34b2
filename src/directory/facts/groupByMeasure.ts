import type { Result } from "./facts.ts";

/**
 * Results that differ in nothing but the ages, together: those of one source, measure and period, in the
 * order in which the first of each came. Within a group all ages stand first, then the younger ones.
 */
export function groupByMeasure(results: Result[]): Result[][] {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const { outcome, denominator, eggs, embryos, tested, periodFrom, periodTo } = result.basis;
    const { url, name, checkedOn, note } = result.source;
    const key = JSON.stringify([
      ...[outcome, denominator, eggs, embryos, tested, periodFrom, periodTo],
      ...[url, name, checkedOn, note],
    ]);
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups.values()].map((group) => group.toSorted((a, b) => rank(a) - rank(b)));
}

function rank({ basis: { ageFrom, ageTo } }: Result): number {
  return ageFrom === null && ageTo === null ? -1 : (ageFrom ?? 0);
}
