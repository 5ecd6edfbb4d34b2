import type { Json } from "@/backend/database.types.ts";
import { bandsOf, type DatedBand } from "@/directory/facts/ageBand.ts";

export function bandsInFacts(facts: Json | undefined): DatedBand[] {
  if (typeof facts !== "object" || facts === null || Array.isArray(facts)) return [];
  const { results } = facts;
  const rows = Array.isArray(results) ? results : [];
  return bandsOf(
    rows.flatMap((row) => {
      if (typeof row !== "object" || row === null || Array.isArray(row)) return [];
      if (row.status !== "sourced") return [];
      const periodTo = typeof row.period_to === "string" ? row.period_to : "";
      return { ageFrom: yearsIn(row.age_from), ageTo: yearsIn(row.age_to), periodTo };
    }),
  );
}

const yearsIn = (json: Json | undefined) => (typeof json === "number" ? json : null);
