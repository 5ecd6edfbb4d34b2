import type { ClinicFacts } from "@/directory/facts/facts.ts";
import { knownServices, type KnownService } from "@/directory/facts/services.ts";
import type { Clinic } from "./clinic.ts";
import { listedServices } from "./listedServices.ts";

/** Known from a fact or figure, or for a reason that no fact gives. */
export type ClinicService = KnownService | { code: string; because: string };

const isSample = (service: ClinicService) => "source" in service && service.source === null;

/** By code: facts and figures first, then the listing and the country, then samples, as the filter counts. */
export function clinicServices(
  clinic: Pick<Clinic, "specialties" | "countries">,
  facts: ClinicFacts,
): Map<string, ClinicService> {
  const known = new Map<string, ClinicService>(knownServices(facts));
  for (const [name, because] of listedServices(clinic)) {
    const code = name.replaceAll("-", "_");
    const service = known.get(code);
    if (!service || isSample(service)) known.set(code, { code, because });
  }
  return known;
}
