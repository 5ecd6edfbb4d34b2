import { OFFERED_TREATMENTS, type OfferedTreatment } from "./codes.ts";
import { NAMES_OF_LANGUAGES } from "./languageCodes.ts";

export const TREATMENT_NAMES: Record<OfferedTreatment, string> = {
  ivf: "IVF",
  icsi: "ICSI",
  egg_donation: "Egg donation",
  embryo_donation: "Embryo donation",
  donor_sperm: "Donor sperm",
  frozen_transfer: "Frozen embryo transfer",
  egg_freezing: "Egg freezing",
  pgt: "Genetic tests of embryos (PGT)",
};

export function serviceName(code: string): string {
  const treatment = OFFERED_TREATMENTS.find((known) => known === code);
  return treatment ? TREATMENT_NAMES[treatment] : (NAMES_OF_LANGUAGES.get(code) ?? code);
}

/** Returns a name as it stands within a sentence: `egg donation`, but `IVF` and `German`. */
export function withinSentence(name: string): string {
  const isOrdinary = Object.values(TREATMENT_NAMES).includes(name) && /^[A-Z][a-z]/.test(name);
  return isOrdinary ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
