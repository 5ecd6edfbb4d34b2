import { compareCodes } from "@/ui/compare.ts";
import { bandsOf, isSameBand } from "./ageBand.ts";
import type { Result } from "./facts.ts";
import { measureKey } from "./measureKey.ts";
import { bandFor, isTheirs, type Visitor } from "./visitorBand.ts";

/** Groups results of one age by measure and period: newest first, and within a period the visitor's age first. */
export function byMeasure(results: readonly Result[], visitor: Visitor): Result[][] {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const { periodFrom, periodTo } = result.basis;
    const key = [measureKey(result.basis), periodFrom, periodTo].join();
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  const isOfOtherAge = ([first]: Result[]) =>
    Number(visitor.band !== null && first !== undefined && !isTheirs(first.basis, visitor));
  return [...groups.values()]
    .map((group) => ofOneAge(group, visitor))
    .toSorted((a, b) => compareCodes(endOf(b), endOf(a)) || isOfOtherAge(a) - isOfOtherAge(b));
}

const endOf = ([first]: Result[]) => first?.basis.periodTo ?? "";

function ofOneAge(results: Result[], visitor: Visitor): Result[] {
  const band = bandFor(bandsOf(results.map(({ basis }) => basis)), visitor);
  return results.filter(({ basis }) => band && isSameBand(basis, band));
}
