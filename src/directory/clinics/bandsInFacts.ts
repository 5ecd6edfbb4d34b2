import type { Json } from "@/backend/database.types.ts";
import { bandsOf, type AgeBand } from "@/directory/facts/ageBand.ts";

/** The age bands of a clinic's published rates, in the database's answer. */
export function bandsInFacts(facts: Json | undefined): AgeBand[] {
  if (typeof facts !== "object" || facts === null || Array.isArray(facts)) return [];
  const { results } = facts;
  const rows = Array.isArray(results) ? results : [];
  return bandsOf(
    rows.flatMap((row) => {
      if (typeof row !== "object" || row === null || Array.isArray(row)) return [];
      return row.status === "sourced" ? { ageFrom: yearsIn(row.age_from), ageTo: yearsIn(row.age_to) } : [];
    }),
  );
}

const yearsIn = (json: Json | undefined) => (typeof json === "number" ? json : null);
