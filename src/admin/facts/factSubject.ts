import type { Kind } from "./factForm.ts";

/** Whose facts: a clinic's, or those of a country as a whole, 'Europe' too. */
export type FactSubject = { clinicId: string } | { country: string };

/** The page that lists the figures of countries. */
export const NATIONAL_PATH = "/admin/national";

/** Where the facts are listed. */
export function factsPath(whose: FactSubject): string {
  return "country" in whose ? NATIONAL_PATH : `/admin/clinics/${whose.clinicId}/facts`;
}

/** Where a fact is edited; without an id a new one. Of countries only results are kept. */
export function factPath(whose: FactSubject, kind: Kind, id?: string): string {
  if ("country" in whose) return `${NATIONAL_PATH}/${encodeURIComponent(whose.country)}/${id ?? "new"}`;
  const facts = factsPath(whose);
  return id === undefined ? `${facts}/new/${kind}` : `${facts}/${kind}/${id}`;
}
