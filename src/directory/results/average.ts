import { funnelLimits, type FunnelLevel } from "@/directory/facts/funnelLimits.ts";
import type { Interval } from "@/directory/facts/interval.ts";
import { pooledRate } from "@/directory/facts/pooledRate.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { PublishedResult } from "@/directory/facts/publishedResults.ts";
import type { Selection } from "@/directory/facts/selection.ts";

export interface Average {
  /** In percent. */
  percentage: number;
  /** Where it is published; null where it is pooled. */
  national: PublishedResult | null;
  /** Of a pooled one: how many clinics say how many treatments they counted. */
  clinics: number;
  /** How far rounding may have moved any rate, and the average, in percent: the coarsest counts, as all share a funnel. */
  ofRates: number;
  ofAverage: number;
}

/** Of the country of all clinics shown, if one figure of it counts alike, or else of these clinics together. */
export function averageOf(
  { nationals, results }: Pick<Selection, "nationals" | "results">,
  clinics: readonly Clinic[],
): Average | null {
  const shown = clinics.filter(({ id }) => results.some(({ clinicId }) => clinicId === id));
  const counted = results.map((result) => ({ ...result, n: result.basis.n })).filter(({ n }) => n !== null);
  const ofRates = Math.max(0, ...counted.map(roundingOf));
  const [national, ...others] = nationals.filter(({ country }) =>
    shown.every(({ countries }) => countries.join() === country),
  );
  if (national && others.length === 0) {
    const { percentage } = national;
    return { percentage, national, clinics: 0, ofRates, ofAverage: halfDigit(percentage) };
  }
  const pooled = pooledRate(counted);
  // Of one clinic alone it would be that clinic.
  if (!pooled || counted.length < 2) return null;
  return { ...pooled, national: null, clinics: counted.length, ofRates, ofAverage: ofRates };
}

/** In percent; exact where the successes are published, too. */
export function exactRate({ percentage, successes, basis: { n } }: PublishedResult): number {
  return successes !== null && n ? (100 * successes) / n : percentage;
}

/** Half the last digit printed. */
function roundingOf({ successes, percentage }: PublishedResult): number {
  return successes === null ? halfDigit(percentage) : 0;
}

function halfDigit(printed: number): number {
  return 0.5 / 10 ** (`${printed}`.split(".")[1]?.length ?? 0);
}

/** The funnel at so many treatments, widened so that rounding alone puts nothing outside. In percent. */
export function limitsAround(average: Average, n: number, level: FunnelLevel): Interval {
  const { percentage, ofRates, ofAverage } = average;
  const { lowest } = funnelLimits(Math.max(0, percentage - ofAverage), n, level);
  const { highest } = funnelLimits(Math.min(100, percentage + ofAverage), n, level);
  return { lowest: Math.max(0, lowest - ofRates), highest: Math.min(100, highest + ofRates) };
}
