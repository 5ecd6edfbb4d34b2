import type { Source } from "@/directory/facts/facts.ts";
import { funnelLimits, type FunnelLevel } from "@/directory/facts/funnelLimits.ts";
import type { Interval } from "@/directory/facts/interval.ts";
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
  /** Of a national one. */
  source: Source | null;
  /** How far each may have been moved by it, in percent. */
  rounding: { average: number; rates: number };
}

/** Of the country of all clinics shown, if one figure of it counts alike, or else of these clinics together. */
export function averageOf(
  { nationals, results }: Pick<Selection, "nationals" | "results">,
  clinics: readonly Clinic[],
): Average | null {
  const shown = clinics.filter(({ id }) => results.some(({ clinicId }) => clinicId === id));
  const rates = roundingOf(results);
  const [national, ...others] = nationals.filter(({ country }) =>
    shown.every(({ countries }) => countries.join() === country),
  );
  if (national && others.length === 0) {
    const { percentage, country, source } = national;
    const rounding = { average: halfDigit(percentage), rates };
    return { kind: "national", percentage, country, clinics: 0, source, rounding };
  }
  const counted = results.map((result) => ({ ...result, n: result.basis.n })).filter(({ n }) => n !== null);
  const pooled = pooledRate(counted);
  // Of one clinic alone it would be that clinic.
  if (!pooled || counted.length < 2) return null;
  const { percentage } = pooled;
  const rounding = { average: rates, rates };
  return { kind: "pooled", percentage, country: null, clinics: counted.length, source: null, rounding };
}

/** In percent; exact where the successes are published, too. */
export function exactRate({ percentage, successes, basis: { n } }: PublishedResult): number {
  return successes !== null && n ? (100 * successes) / n : percentage;
}

/** How far rounding may have moved any of these rates: half the last digit printed. */
function roundingOf(results: readonly PublishedResult[]): number {
  return Math.max(
    0,
    ...results.map((result) => (result.successes === null ? halfDigit(result.percentage) : 0)),
  );
}

function halfDigit(printed: number): number {
  return 0.5 / 10 ** (`${printed}`.split(".")[1]?.length ?? 0);
}

/** The funnel at so many treatments, widened so that rounding alone puts nothing outside. In percent. */
export function limitsAround({ percentage, rounding }: Average, n: number, level: FunnelLevel): Interval {
  const { lowest } = funnelLimits(Math.max(0, percentage - rounding.average), n, level);
  const { highest } = funnelLimits(Math.min(100, percentage + rounding.average), n, level);
  return { lowest: Math.max(0, lowest - rounding.rates), highest: Math.min(100, highest + rounding.rates) };
}
