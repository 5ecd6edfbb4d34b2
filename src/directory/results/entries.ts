import type { Clinic } from "@/directory/clinics/clinic.ts";
import { funnelPlace, type FunnelPlace } from "@/directory/facts/funnelLimits.ts";
import type { PublishedResult } from "@/directory/facts/publishedResults.ts";
import { rateInterval, type RateInterval } from "@/directory/facts/rateInterval.ts";
import { exactRate, limitsAround, type Average } from "./average.ts";

export interface Entry {
  clinic: Clinic;
  /** Marks its dot in the funnel: no number, which would look like a rank. */
  letter: string;
  result: PublishedResult;
  interval: RateInterval | null;
  place: FunnelPlace | null;
}

/** Letters follow the order of the clinics. @param clinics by name */
export function entriesOf(
  clinics: readonly Clinic[],
  results: readonly PublishedResult[],
  average: Average | null,
): Entry[] {
  const resultOf = new Map(results.map((result) => [result.clinicId, result]));
  const entries: Entry[] = [];
  for (const clinic of clinics) {
    const result = resultOf.get(clinic.id);
    if (!result) continue;
    entries.push({
      clinic,
      letter: letterOf(entries.length),
      result,
      interval: rateInterval(result.percentage, result.basis),
      place: average && placeOf(result, average),
    });
  }
  return entries;
}

/** Null where nobody says how many treatments the rate counts. */
function placeOf(result: PublishedResult, average: Average): FunnelPlace | null {
  const { n } = result.basis;
  if (n === null) return null;
  return funnelPlace(exactRate(result), limitsAround(average, n, 0.95), limitsAround(average, n, 0.998));
}

/** The highest first; the letters stay. */
export function byRate(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => b.result.percentage - a.result.percentage);
}

/** `A` to `Z`, then `AA`, `AB` and so on. */
export function letterOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
