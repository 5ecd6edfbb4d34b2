import type { Json } from "@/backend/database.types.ts";
import { bandsOf, type DatedBand } from "@/directory/facts/ageBand.ts";

/** @param donorEggs whether the visitor would use a donor's eggs, so that own eggs don't follow their age */
export function bandsInFacts(facts: Json | undefined, donorEggs = false): DatedBand[] {
  if (typeof facts !== "object" || facts === null || Array.isArray(facts)) return [];
  const { results } = facts;
  const rows = Array.isArray(results) ? results : [];
  return bandsOf(
    rows.flatMap((row) => {
      if (typeof row !== "object" || row === null || Array.isArray(row)) return [];
      if (row.status !== "sourced" || (donorEggs && row.eggs !== "donor")) return [];
      const periodTo = typeof row.period_to === "string" ? row.period_to : "";
      return { ageFrom: yearsIn(row.age_from), ageTo: yearsIn(row.age_to), periodTo };
    }),
  );
}

const yearsIn = (json: Json | undefined) => (typeof json === "number" ? json : null);
