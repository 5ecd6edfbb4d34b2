import { bandsOf, isSameBand, type AgeBand } from "./ageBand.ts";
import type { Result } from "./facts.ts";
import { measureKey } from "./measureKey.ts";
import { bandFor, isTheirs, type Visitor } from "./visitorBand.ts";

export interface OfMeasure {
  shown: Result[];
  others: Result[];
  isOfOtherAge: boolean;
}

/** Groups results by measure and period: newest first, and within a period the visitor's age first. */
export function byMeasure(results: readonly Result[], visitor: Visitor): OfMeasure[] {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const { periodFrom, periodTo } = result.basis;
    const key = [measureKey(result.basis), periodFrom, periodTo].join();
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  const ofMeasures = [...groups.values()].map((group) => ofMeasure(group, visitor));
  return ofMeasures.toSorted((a, b) =>
    endOf(a) === endOf(b) ? Number(a.isOfOtherAge) - Number(b.isOfOtherAge) : endOf(a) < endOf(b) ? 1 : -1,
  );
}

const endOf = ({ shown: [first] }: OfMeasure) => first?.basis.periodTo ?? "";

function ofMeasure(results: Result[], visitor: Visitor): OfMeasure {
  const bands = bandsOf(results.map(({ basis }) => basis));
  const band = bandFor(bands, visitor);
  const inBand = (each: AgeBand | null) => results.filter(({ basis }) => each && isSameBand(basis, each));
  return {
    shown: inBand(band),
    others: bands.filter((each) => band && !isSameBand(each, band)).flatMap(inBand),
    isOfOtherAge: visitor.band !== null && band !== null && !isTheirs(band, visitor),
  };
}
