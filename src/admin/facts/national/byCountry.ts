import type { AdminClinic } from "@/admin/clinics/adminClinic.ts";
import { textOf } from "../formatFact.ts";
import type { StoredFact } from "../storedFact.ts";

export const countryOf = ({ row }: StoredFact) => textOf(row.country);

/** Countries are never typed, since they must match those of clinics. */
export function countriesToKeep(facts: StoredFact[], clinics: Pick<AdminClinic, "countries">[]): string[] {
  const named = new Set([...clinics.flatMap(({ countries }) => countries), ...facts.map(countryOf)]);
  named.delete("Europe");
  return ["Europe", ...[...named].toSorted((one, other) => one.localeCompare(other, "en"))];
}
