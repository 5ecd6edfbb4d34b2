import type { Source } from "../region.ts";

export const ACT: Source = {
  name: "Act No. 373/2011 on specific health services (in Czech)",
  url: "https://www.zakonyprolidi.cz/cs/2011-373",
};
export const CLINIC_ON_THE_LAW: Source = {
  name: "The clinic Pronatal on the law (in German)",
  url: "https://pronatal.cz/de/legislative",
};
export const COUNCIL_OF_EUROPE: Source = {
  name: "Council of Europe: answers of the Czech Republic",
  url: "https://coe.int/web/human-rights-and-biomedicine/access-to-medically-assisted-procreation-search?Country=174857172",
};
export const HERITAGE: Source = {
  name: "UNESCO: World Heritage in Czechia",
  url: "https://whc.unesco.org/en/statesparties/cz",
};
