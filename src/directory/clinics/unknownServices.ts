import { OFFERED_TREATMENTS } from "@/directory/facts/codes.ts";
import { serviceName, withinSentence } from "@/directory/facts/serviceLabels.ts";
import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { listed } from "@/ui/listed.ts";
import type { ClinicService } from "./clinicServices.ts";

export function unknownServices(known: ReadonlyMap<string, ClinicService>): string {
  const treatments = OFFERED_TREATMENTS.filter((code) => !known.has(code));
  const hasLanguages = [...known.keys()].some((code) => NAMES_OF_LANGUAGES.has(code));
  const blanks = [
    treatments.length === OFFERED_TREATMENTS.length
      ? "which treatments it offers"
      : treatments.length > 0 &&
        `whether it offers ${listed(
          treatments.map((code) => withinSentence(serviceName(code))),
          "or",
        )}`,
    hasLanguages ? "whether its staff speak other languages" : "which languages its staff speak",
  ].filter((blank) => blank !== false);
  return `Not known: ${listed(blanks)}. Ask the clinic.`;
}
