import type { Basis, ClinicBasis } from "@/directory/clinics/basis.ts";

export interface CheckedFigures {
  clinics: number;
  sourced: number;
  /** As `2026-03-05`. */
  lastCheckedOn: string | null;
}

export function checkedFigures(clinics: ClinicBasis[]): CheckedFigures {
  const lines = clinics.flatMap(({ basis }) => linesOf(basis));
  // The last day in a line is that of its check.
  const days = lines.flatMap((line) => /^.*(\d{4}-\d\d-\d\d)/.exec(line)?.[1] ?? []);
  const sourced = clinics.filter(({ basis }) => basis.treatments || linesOf(basis).length > 0);
  return { clinics: clinics.length, sourced: sourced.length, lastCheckedOn: days.toSorted().at(-1) ?? null };
}

function linesOf({ price, success, eggDonation, reviews }: Basis): string[] {
  return [price, success, eggDonation, reviews].filter((line) => line !== undefined);
}
