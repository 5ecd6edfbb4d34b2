import type { Clinic } from "./clinic.ts";

export interface TreatmentPrice {
  treatment: string;
  /** Null where it is not known. */
  euros: number | null;
  /** What the treatment is, in plain words. */
  note: string | null;
}

const NOTES: Record<string, string> = {
  "IVF with Own Eggs": "Eggs are collected and fertilised in the laboratory.",
  "IVF with ICSI": "One sperm is injected into each egg.",
  "IVF with Egg Donation": "Using a donor's eggs.",
  "Frozen Embryo Transfer": "An embryo from an earlier cycle is thawed and transferred.",
  "Embryo Donation": "An embryo donated by another couple is transferred.",
  "Egg Freezing": "Eggs are collected and stored for later.",
};

const ICSI_SURCHARGE_EUROS = 500;
const EGG_DONATION_SURCHARGE_EUROS = 2_000;
const FROZEN_TRANSFER_SHARE = 0.4;

/**
 * A clinic's price table in euros: its own fixed list where it has one, else derived from
 * its base price (IVF with own eggs). Without a base price all are unknown.
 */
export function treatmentPrices(clinic: Pick<Clinic, "priceEuros" | "fixedPrices">): TreatmentPrice[] {
  if (clinic.fixedPrices) {
    return Object.entries(clinic.fixedPrices).map(([treatment, euros]) => row(treatment, euros || null));
  }
  const base = clinic.priceEuros || null;
  return [
    row("IVF with Own Eggs", base),
    row("IVF with ICSI", base && base + ICSI_SURCHARGE_EUROS),
    row("IVF with Egg Donation", base && base + EGG_DONATION_SURCHARGE_EUROS),
    row("Frozen Embryo Transfer", base && Math.round(base * FROZEN_TRANSFER_SHARE)),
  ];
}

function row(treatment: string, euros: number | null): TreatmentPrice {
  return { treatment, euros, note: NOTES[treatment] ?? null };
}
