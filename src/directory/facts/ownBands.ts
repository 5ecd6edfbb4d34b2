import type { DatedBand } from "./ageBand.ts";

interface Row {
  clinic_id: string | null;
  eggs: string | null;
  age_from: number | null;
  age_to: number | null;
  period_to: string | null;
}

/** The age groups in which any clinic publishes a rate with own eggs. */
export function ownBands(rows: readonly Row[]): DatedBand[] {
  return rows
    .filter(({ clinic_id, eggs }) => clinic_id !== null && eggs === "own")
    .map((row) => ({ ageFrom: row.age_from, ageTo: row.age_to, periodTo: row.period_to ?? "" }));
}
