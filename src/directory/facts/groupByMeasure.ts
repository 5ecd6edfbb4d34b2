import { DENOMINATORS } from "./codes.ts";
import type { Result } from "./facts.ts";

/** Newest first, then the earliest counted step; within a group all ages first, then the youngest. */
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
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => rank(a) - rank(b)))
    .toSorted(([a], [b]) => (a && b ? compareGroups(a, b) : 0));
}

function compareGroups({ basis: a }: Result, { basis: b }: Result): number {
  if (a.periodTo !== b.periodTo) return a.periodTo > b.periodTo ? -1 : 1;
  return DENOMINATORS.indexOf(a.denominator) - DENOMINATORS.indexOf(b.denominator);
}

function rank({ basis: { ageFrom, ageTo } }: Result): number {
  return ageFrom === null && ageTo === null ? -1 : (ageFrom ?? 0);
}
