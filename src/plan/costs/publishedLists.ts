import { hasRate } from "@/directory/facts/currencies.ts";
import type { Price } from "@/directory/facts/facts.ts";
import type { ListedClinic } from "./api.ts";
import type { CostPlan } from "./costPlan.ts";
import type { LineCode } from "./lineRules.ts";
import { isMain, linesOf, MAIN_ITEMS, type Line } from "./lines.ts";
import { sumOf, type CostSum } from "./sum.ts";

export interface PublishedList {
  clinic: ListedClinic;
  lines: Line[];
  sum: CostSum;
}

interface Published {
  clinics: readonly ListedClinic[];
  /** By the id of their clinic; only with a source, so no sample is among them. */
  prices: ReadonlyMap<string, readonly Price[]>;
}

export function listsIn(
  country: string,
  plan: CostPlan,
  { clinics, prices }: Published,
  banned: readonly LineCode[],
): PublishedList[] {
  return clinics
    .filter(({ countries }) => countries.includes(country))
    .map((clinic) => {
      const lines = linesOf(plan, prices.get(clinic.id) ?? [], banned);
      return { clinic, lines, sum: sumOf(lines, plan.currency) };
    })
    .filter(({ lines }) => lines.some(({ code, kind }) => isMain(code, plan) && kind === "priced"));
}

/** Returns the span from the lowest to the highest list; `unknown` is the least that each leaves open. */
export function spanOf(sums: readonly CostSum[]): CostSum {
  const pick = (name: "low" | "high" | "known" | "unknown" | "forOne") => sums.map((sum) => sum[name]);
  return {
    low: Math.min(...pick("low")),
    high: Math.max(...pick("high")),
    isConverted: sums.some(({ isConverted }) => isConverted),
    known: Math.min(...pick("known")),
    unknown: Math.min(...pick("unknown")),
    forOne: Math.max(...pick("forOne")),
  };
}

/** Returns the ids of the clinics whose price for the treatment can be counted. */
export function publishersOf(
  treatment: CostPlan["treatment"],
  rows: readonly { clinic_id: string; item: string; currency: string }[],
): ReadonlySet<string> {
  const counted = rows.filter(({ item, currency }) => item === MAIN_ITEMS[treatment] && hasRate(currency));
  return new Set(counted.map((row) => row.clinic_id));
}

export function countByCountry(
  ids: ReadonlySet<string>,
  clinics: readonly ListedClinic[],
  countries: readonly string[],
): [country: string, lists: number][] {
  const listsOf = (country: string) =>
    clinics.filter((clinic) => ids.has(clinic.id) && clinic.countries.includes(country)).length;
  return countries
    .map((country): [string, number] => [country, listsOf(country)])
    .filter(([, lists]) => lists > 0);
}
