import { readValue } from "@/storage/storage.ts";
import type { ClinicFacts } from "@/directory/facts/facts.ts";
import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { isOffered } from "@/directory/facts/services.ts";
import type { Clinic } from "./clinic.ts";
import { clinicServices } from "./clinicServices.ts";

export function askedLanguages(): string[] {
  const languages: unknown = Reflect.get(Object(readValue("guided-start")), "languages");
  return Array.isArray(languages) ? languages.filter((code) => NAMES_OF_LANGUAGES.has(code)) : [];
}

export function languageSentence(code: string, clinic: Clinic, facts: ClinicFacts): string {
  const name = NAMES_OF_LANGUAGES.get(code) ?? code;
  const service = clinicServices(clinic, facts).get(code);
  const isSample = service && "source" in service && service.source === null;
  if (service && !isSample) {
    return "because" in service || isOffered(service)
      ? `${name}: yes, the staff speak it.`
      : `${name}: no, the staff don’t speak it.`;
  }
  const website = clinic.languages.includes(name) ? " The website is in it." : "";
  return `${name}: we don’t know whether the staff speak it, so ask.${website}`;
}
