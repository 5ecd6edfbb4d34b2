import type { Kind } from "./factForm.ts";

/** A clinic's facts, or those of a country or of 'Europe'. */
export type FactSubject = { clinicId: string } | { country: string };

export const NATIONAL_PATH = "/admin/national";

export function factsPath(whose: FactSubject): string {
  return "country" in whose ? NATIONAL_PATH : `/admin/clinics/${whose.clinicId}/facts`;
}

/** Returns the address of a fact's editor; without an id, a new fact's. Countries have results only. */
export function factPath(whose: FactSubject, kind: Kind, id?: string): string {
  if ("country" in whose) return `${NATIONAL_PATH}/${encodeURIComponent(whose.country)}/${id ?? "new"}`;
  const facts = factsPath(whose);
  return id === undefined ? `${facts}/new/${kind}` : `${facts}/${kind}/${id}`;
}
