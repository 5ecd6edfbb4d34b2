import { rule, TISSUE_RULES_UNTIL, type CountryRules, type LawText } from "../rules.ts";

const REFORM: LawText = {
  name: "Act 4958/2022 (in Greek)",
  url: "https://ia37rg02wpsa01.blob.core.windows.net/fek/01/2022/20220100142.pdf",
  asOf: "2022-07-21",
};
const ACT: LawText = {
  name: "Act 3305/2005, by the national authority",
  url: "https://eaiya.gov.gr/en/legislation",
  asOf: "2005",
};
const CIVIL_CODE: LawText = {
  name: "Civil Code, by the national authority",
  url: "https://eaiya.gov.gr/en/legislation",
  asOf: "2022",
};
const ON_COUPLES: LawText = {
  name: "First Class Greece on the legal framework",
  url: "https://www.firstclassgreece.com/en/why-ivf-in-greece-2-4-legal-framework",
  asOf: null,
};

export const greece: CountryRules = {
  slug: "greece",
  name: "Greece",
  nameInSentence: "Greece",
  listedAs: "Greece",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", CIVIL_CODE, "art. 1456"),
    unmarriedCouple: rule("notarial", CIVIL_CODE, "art. 1456"),
    womanAlone: rule("notarial", CIVIL_CODE, "art. 1456"),
    // The text names a woman alone, or with a man.
    twoWomen: rule("one-as-single", ON_COUPLES, undefined, "M"),
    ageOwnEggs: rule("until-54", REFORM, "art. 3"),
    ageDonorEggs: rule("until-54", REFORM, "art. 3"),
    ageFrozen: rule("until-54", REFORM, "art. 3"),
    donorEggs: rule("yes", ACT, "art. 8(7)"),
    donorSperm: rule("yes", ACT, "art. 8(7)"),
    bothDonors: rule("not-forbidden", ACT, "arts 8(2) and 9(1)", "M"),
    donorIdentity: rule("donor-chooses", REFORM, "art. 5 and 11"),
    embryoDonation: rule("yes", REFORM, "art. 5"),
    geneticTesting: rule("permit", REFORM, "art. 6"),
    sexChoice: rule("only-disease", CIVIL_CODE, "art. 1455"),
    storage: rule("5-renewable", REFORM, "art. 4"),
    afterStorage: null,
    embryosFromAbroad: { ...rule("between-clinics", ACT, "arts 14 and 15"), watchUntil: TISSUE_RULES_UNTIL },
    afterDeath: rule("court-permit", CIVIL_CODE, "art. 1457"),
  },
  conditions: [rule("virus-tests", ACT, "art. 4(2)")],
};
