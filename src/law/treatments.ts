export const TREATMENT_IDS = ["own-eggs", "donor-eggs", "frozen-tablets", "frozen-natural"] as const;
export type Treatment = (typeof TREATMENT_IDS)[number];

export function isFrozenTransfer(treatment: Treatment | ""): boolean {
  return treatment === "frozen-tablets" || treatment === "frozen-natural";
}
