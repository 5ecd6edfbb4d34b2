import { CONTACT_KINDS, type ContactKind } from "./codes.ts";

export const CONTACT_LABELS: Record<ContactKind, string> = {
  address: "Address",
  phone: "Telephone",
  email: "E-mail",
  hours: "Opening hours",
};

export function contactLabel(code: string): string {
  const kind = CONTACT_KINDS.find((known) => known === code);
  return kind ? CONTACT_LABELS[kind] : code;
}
