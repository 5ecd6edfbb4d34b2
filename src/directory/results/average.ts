import { funnelPlace, type FunnelPlace } from "@/directory/facts/funnelLimits.ts";
import { pooledRate } from "@/directory/facts/pooledRate.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { PublishedResult } from "@/directory/facts/publishedResults.ts";
import type { Selection } from "@/directory/facts/selection.ts";

export interface Average {
  kind: "national" | "pooled";
  /** In percent. */
  percentage: number;
  country: string | null;
  /** Of a pooled one: how many clinics say how many treatments they counted. */
  clinics: number;
}

/** Of the country of all clinics shown, if one figure of it counts alike, or else of these clinics together. */
export function averageOf(
  { nationals, results }: Pick<Selection, "nationals" | "results">,
  clinics: readonly Clinic[],
): Average | null {
  const shown = clinics.filter(({ id }) => results.some(({ clinicId }) => clinicId === id));
  const [national, ...others] = nationals.filter(({ country }) =>
    shown.every(({ countries }) => countries.join() === country),
  );
  if (national && others.length === 0) {
    const { percentage, country } = national;
    return { kind: "national", percentage, country, clinics: 0 };
  }
  const counted = results.map((result) => ({ ...result, n: result.basis.n })).filter(({ n }) => n !== null);
  const pooled = pooledRate(counted);
  // Of one clinic alone it would be that clinic.
  if (!pooled || counted.length < 2) return null;
  return { kind: "pooled", percentage: pooled.percentage, country: null, clinics: counted.length };
}

/** Null where nobody says how many treatments the rate counts. Nothing is beyond limits by its rounding alone. */
export function placeOf({ percentage, basis: { n } }: PublishedResult, average: Average): FunnelPlace | null {
  const rate = nearest(percentage, average.percentage);
  return n === null ? null : funnelPlace(rate, nearest(average.percentage, rate), n);
}

/** What is nearest to another rate of all that is printed as this one: half its last digit away at most. */
function nearest(printed: number, other: number): number {
  const half = 0.5 / 10 ** (`${printed}`.split(".")[1]?.length ?? 0);
  return Math.min(Math.max(other, printed - half), printed + half);
}
