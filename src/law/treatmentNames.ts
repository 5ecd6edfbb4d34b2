import type { Treatment } from "./treatments.ts";

export const TREATMENT_NAMES: Record<Treatment, string> = {
  "own-eggs": "IVF with your own eggs",
  "donor-eggs": "Donor eggs",
  "frozen-tablets": "Frozen embryo transfer with tablets",
  "frozen-natural": "Frozen embryo transfer in a natural cycle",
};
