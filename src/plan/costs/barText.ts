import { counted } from "@/ui/counted.ts";
import { listed } from "@/ui/listed.ts";
import type { BarPart, BarPartName, CostBar } from "./costBar.ts";
import type { CostPlan } from "./costPlan.ts";
import { lineName } from "./formatCost.ts";
import { formatRange } from "./sum.ts";

export const PART_NAMES: Record<BarPartName, string> = {
  clinic: "The clinic",
  medicines: "Medicines",
  travel: "Travel and stay",
  other: "Everything else",
};

export function describePart({ sum, isIncluded }: Omit<BarPart, "name">, currency: string): string {
  if (isIncluded) return "Included in the clinic’s price";
  if (sum.known === 0) return "Not known";
  const range = formatRange(sum, currency);
  return sum.unknown === 0
    ? range
    : `${range}, and ${counted(sum.unknown, "price is missing", "prices are missing")}`;
}

const NAMED = 3;

export function describeUnknown({ unknown }: CostBar, plan: Pick<CostPlan, "treatment">): string {
  const named = unknown.slice(0, unknown.length > NAMED + 1 ? NAMED : unknown.length);
  const names = named.map((code) => lineName(code, plan));
  const more = unknown.length - named.length;
  return more === 0 ? listed(names) : `${names.join(", ")} and ${more} more`;
}

export function describeBar(bar: CostBar, { treatment, currency }: CostPlan): string {
  const parts = bar.parts.map((part) => `${PART_NAMES[part.name]}: ${describePart(part, currency)}.`);
  const unknown = bar.unknown.length === 0 ? [] : [`Not known: ${describeUnknown(bar, { treatment })}.`];
  return [...parts, ...unknown].join(" ");
}
