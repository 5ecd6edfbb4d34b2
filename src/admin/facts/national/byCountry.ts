import type { AdminClinic } from "@/admin/clinics/adminClinic.ts";
import { textOf } from "../formatFact.ts";
import type { StoredFact } from "../storedFact.ts";

/** The country that a figure is of. */
export const countryOf = ({ row }: StoredFact) => textOf(row.country);

/**
 * Where figures can be added: Europe as a whole, every country with a clinic, and those that have
 * figures already. Visitors see them at the clinics of that country, so it is never typed.
 */
export function countriesToKeep(facts: StoredFact[], clinics: Pick<AdminClinic, "countries">[]): string[] {
  const named = new Set([...clinics.flatMap(({ countries }) => countries), ...facts.map(countryOf)]);
  named.delete("Europe");
  return ["Europe", ...[...named].toSorted((one, other) => one.localeCompare(other, "en"))];
}
