import type { Source } from "./tripPlan.ts";

export const REPROFIT: Source = {
  name: "Reprofit’s questions and answers",
  url: "https://reprofit.cz/en/faq",
};
export const IVF_CLINIC: Source = {
  name: "IVF Clinic’s questions (ivfclinic.cz)",
  url: "https://ivfclinic.cz/en/caste-dotazy.php",
};
export const PRAGUE_IVF: Source = {
  name: "Prague IVF on online consultations",
  url: "https://pragueivf.com/online-consultations",
};
export const CITY_FERTILITY: Source = {
  name: "City Fertility on the stimulated cycle",
  url: "https://city-fertility.com/stimulated-cycle",
};
export const SALUTARA: Source = {
  name: "Salutara’s treatment guide",
  url: "https://salutara.com/Treatment-Guide/IVF",
};
export const EGG_DONORS: Source = {
  name: "Egg Donors on donor cycles",
  url: "https://eggdonors.com/egg-donor-program/donor-egg-treatment/egg-donor-cycles",
};
export const SELLMER: Source = {
  name: "Sellmer Clinic on frozen transfers",
  url: "https://sellmerclinic.com/in-vitro-befrugtning/fer-or-fet",
};
export const FERTIALLY: Source = {
  name: "Fertially on frozen transfers",
  url: "https://fertially.com/q/frozen-embryo-transfer-process",
};
