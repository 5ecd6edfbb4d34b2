import type { Item } from "@/directory/facts/codes.ts";
import type { Price } from "@/directory/facts/facts.ts";
import type { Clinic } from "./clinic.ts";

export interface TreatmentPrice {
  treatment: string;
  euros: number | null;
}

const TREATMENTS: { treatment: string; note: string; item: Item }[] = [
  {
    treatment: "IVF with Own Eggs",
    note: "Eggs are collected and fertilised in the laboratory.",
    item: "ivf_cycle",
  },
  { treatment: "IVF with ICSI", note: "One sperm is injected into each egg.", item: "icsi" },
  { treatment: "IVF with Egg Donation", note: "Using a donor's eggs.", item: "egg_donation_cycle" },
  {
    treatment: "Frozen Embryo Transfer",
    note: "An embryo from an earlier cycle is thawed and transferred.",
    item: "frozen_transfer",
  },
];

const ICSI_SURCHARGE_EUROS = 500;
const EGG_DONATION_SURCHARGE_EUROS = 2_000;
const FROZEN_TRANSFER_SHARE = 0.4;

/** In euros: the fixed list, else derived from the base price of IVF; none beside a published figure. */
export function samplePrices(
  clinic: Pick<Clinic, "priceEuros" | "fixedPrices" | "hasSource">,
  published: Price[],
): TreatmentPrice[] {
  const { priceEuros: base, fixedPrices, hasSource } = clinic;
  if (published.length > 0 || hasSource) return [];
  if (fixedPrices) {
    return Object.entries(fixedPrices).map(([treatment, euros]) => ({ treatment, euros: euros || null }));
  }
  if (!base) return [];
  return [
    { treatment: "IVF with Own Eggs", euros: base },
    { treatment: "IVF with ICSI", euros: base + ICSI_SURCHARGE_EUROS },
    { treatment: "IVF with Egg Donation", euros: base + EGG_DONATION_SURCHARGE_EUROS },
    { treatment: "Frozen Embryo Transfer", euros: Math.round(base * FROZEN_TRANSFER_SHARE) },
  ];
}

export function unpublishedTreatments(published: Price[]): { treatment: string; note: string }[] {
  const isKnown = isPublished(published);
  return TREATMENTS.filter(({ item }) => !isKnown(item));
}

/** A cycle that includes ICSI tells the price with ICSI as well. */
function isPublished(prices: Price[]) {
  const items = new Set<string | undefined>(prices.map(({ basis }) => basis.item));
  if (prices.some(({ basis }) => basis.item === "ivf_cycle" && basis.includes.includes("icsi")))
    items.add("icsi");
  return (item: Item | undefined) => items.has(item);
}
