import type { Kind } from "./factForm.ts";

export type FactSubject = { clinicId: string } | { country: string };

export const NATIONAL_PATH = "/admin/national";

export function factsPath(subject: FactSubject): string {
  return "country" in subject ? NATIONAL_PATH : `/admin/clinics/${subject.clinicId}/facts`;
}

/** Countries have results only. */
export function factPath(subject: FactSubject, kind: Kind, id?: string): string {
  if ("country" in subject) return `${NATIONAL_PATH}/${encodeURIComponent(subject.country)}/${id ?? "new"}`;
  const facts = factsPath(subject);
  return id === undefined ? `${facts}/new/${kind}` : `${facts}/${kind}/${id}`;
}
