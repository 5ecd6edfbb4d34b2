import { rule, TISSUE_RULES_UNTIL, type CountryRules, type LawText } from "../rules.ts";

const ACT: LawText = {
  name: "Ley 14/2006 on assisted reproduction (in Spanish)",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2006-9292",
  asOf: "2015",
};
const ON_AGES: LawText = {
  name: "Diario en Positivo on age limits (in Spanish)",
  url: "https://diarioenpositivo.com/articulo/salud/limites-edad-tratamientos-fertilidad-espana-varian-40-50-anos-mujeres/20230329181257039848.html",
  asOf: "2023-03-29",
};
const TISSUES: LawText = {
  name: "Royal Decree-Law 9/2014 on human tissues and cells (in Spanish)",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2014-7065",
  asOf: "2017-05-27",
};

export const spain: CountryRules = {
  slug: "spain",
  name: "Spain",
  nameInSentence: "Spain",
  listedAs: "Spain",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", ACT, "art. 6"),
    unmarriedCouple: rule("yes", ACT, "art. 6"),
    womanAlone: rule("yes", ACT, "art. 6"),
    twoWomen: rule("yes", ACT, "art. 6"),
    ageOwnEggs: rule("clinics-50", ON_AGES, undefined, "M"),
    ageDonorEggs: rule("clinics-50", ON_AGES, undefined, "M"),
    ageFrozen: rule("clinics-50", ON_AGES, undefined, "M"),
    donorEggs: rule("yes", ACT, "art. 5"),
    donorSperm: rule("yes", ACT, "art. 5"),
    bothDonors: rule("yes", ACT, "arts 5, 6(1) and 8(1)"),
    donorIdentity: rule("general-data", ACT, "art. 5"),
    embryoDonation: rule("yes", ACT, "art. 11"),
    geneticTesting: rule("yes", ACT, undefined, "M"),
    sexChoice: rule("only-disease", ACT, undefined, "M"),
    storage: rule("while-fit", ACT, "art. 11"),
    afterStorage: null,
    embryosFromAbroad: {
      ...rule("between-clinics", TISSUES, "arts 23, 23 bis and 23 ter"),
      watchUntil: TISSUE_RULES_UNTIL,
    },
    afterDeath: rule("12-months", ACT, "art. 9"),
  },
  conditions: [rule("husband-consents", ACT, "art. 6")],
};
