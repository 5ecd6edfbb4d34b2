import { ICSI } from "./noteCodes.ts";

/** The letters of treatments' prices in a basis. IVF itself is what a clinic's price is for. */
export const TREATMENT_LETTERS = {
  icsi: ICSI,
  "egg-donation": "e",
  "frozen-transfer": "z",
  "embryo-donation": "E",
  "egg-freezing": "g",
} as const;

export type PricedTreatment = keyof typeof TREATMENT_LETTERS;

export const PRICE_LABELS: Record<PricedTreatment, string> = {
  icsi: "IVF with ICSI from",
  "egg-donation": "Egg donation from",
  "frozen-transfer": "Frozen transfer from",
  "embryo-donation": "Embryo donation from",
  "egg-freezing": "Egg freezing from",
};
