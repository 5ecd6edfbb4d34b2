import { adminFailure, MAY_BE_DONE, MAY_BE_SAVED } from "@/admin/fields/adminFailure.ts";
import { overlappingAges } from "@/admin/fields/overlappingAges.ts";
import { refusedRule } from "@/admin/fields/refusedRule.ts";
import type { Failure } from "@/backend/errors.ts";
import type { FactSubject } from "./factSubject.ts";

const TITLE = "Fact not saved";
const REFUSED = {
  ...MAY_BE_SAVED,
  "ages-overlap": {
    title: TITLE,
    text: "These ages overlap with those of another result from this source. Correct the ages of one of them.",
  },
  "clinic-is-merged": {
    title: TITLE,
    text: "This clinic was merged into another one. Add the fact there.",
  },
};

export function notSaved(error: unknown): Failure {
  const text = refusedRule(error);
  return adminFailure(error, { title: TITLE, ...(text !== undefined && { text }) }, REFUSED);
}

/** @param isRetired the fact, which was to be taken back */
export function notRetired(error: unknown, isRetired: boolean): Failure {
  const title = `The fact is still ${isRetired ? "retired" : "there"}`;
  return adminFailure(error, { title }, { ...MAY_BE_DONE, "ages-overlap": overlappingAges(error, title) });
}

export function whoSees(subject: FactSubject, isRetired = false): string {
  if (isRetired) return "It is retired, so visitors don't see it.";
  return "country" in subject
    ? "Visitors see it as context at the clinics there."
    : "Visitors of a published clinic see it at once.";
}
