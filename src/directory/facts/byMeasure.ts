import { bandsOf, bandToShow, isSameBand, type AgeBand } from "./ageBand.ts";
import type { Result } from "./facts.ts";
import { measureKey } from "./measureKey.ts";

/** A clinic's results that differ in nothing but the age of the women. */
export interface OfMeasure {
  /** At the chosen age, else of all ages, else of the youngest. */
  shown: Result[];
  /** Of other ages, the youngest first. */
  others: Result[];
  /** Whether an age was chosen that nothing here is of. */
  isOfOtherAge: boolean;
}

/** Results by what they count and when: the newest first, and of one time those that have the chosen age. */
export function byMeasure(results: readonly Result[], chosen: AgeBand | null): OfMeasure[] {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const { periodFrom, periodTo } = result.basis;
    const key = [measureKey(result.basis), periodFrom, periodTo].join();
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  const ofMeasures = [...groups.values()].map((group) => ofMeasure(group, chosen));
  return ofMeasures.toSorted((a, b) =>
    endOf(a) === endOf(b) ? Number(a.isOfOtherAge) - Number(b.isOfOtherAge) : endOf(a) < endOf(b) ? 1 : -1,
  );
}

const endOf = ({ shown: [first] }: OfMeasure) => first?.basis.periodTo ?? "";

function ofMeasure(results: Result[], chosen: AgeBand | null): OfMeasure {
  const bands = bandsOf(results.map(({ basis }) => basis));
  const band = bandToShow(bands, chosen);
  const inBand = (each: AgeBand | null) => results.filter(({ basis }) => each && isSameBand(basis, each));
  return {
    shown: inBand(band),
    others: bands.filter((each) => band && !isSameBand(each, band)).flatMap(inBand),
    isOfOtherAge: chosen !== null && band !== null && !isSameBand(band, chosen),
  };
}
