export const TREATMENT_IDS = ["own-eggs", "donor-eggs", "frozen-tablets", "frozen-natural"] as const;
export type Treatment = (typeof TREATMENT_IDS)[number];

export const TREATMENT_NAMES: Record<Treatment, string> = {
  "own-eggs": "IVF with your own eggs",
  "donor-eggs": "Donor eggs",
  "frozen-tablets": "Frozen embryo transfer with tablets",
  "frozen-natural": "Frozen embryo transfer in a natural cycle",
};

export function isFrozenTransfer(treatment: Treatment | ""): boolean {
  return treatment === "frozen-tablets" || treatment === "frozen-natural";
}
