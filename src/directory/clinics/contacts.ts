import { CONTACT_KINDS } from "@/directory/facts/codes.ts";
import type { ClinicContact } from "@/directory/facts/facts.ts";

/** Of several contacts of a kind the first counts, as the database orders them. */
export function firstOfEachKind(contacts: ClinicContact[]): ClinicContact[] {
  return CONTACT_KINDS.flatMap((kind) => contacts.find((contact) => contact.kind === kind) ?? []);
}
