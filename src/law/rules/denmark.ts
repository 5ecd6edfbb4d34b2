import { rule, TISSUE_RULES_UNTIL, type CountryRules, type LawText } from "../rules.ts";

const BILL: LawText = {
  name: "Bill L 52 of October 2024, on the act that it changes (in Danish)",
  url: "https://www.ft.dk/ripdf/samling/20241/lovforslag/l52/20241_l52_som_fremsat.pdf",
  asOf: "2024",
};
const CLINIC: LawText = {
  name: "A clinic on open donors",
  url: "https://danfert.dk/en/news/latest-news/2012/06/open-donor-semen-oct-1st-2012",
  asOf: "2012",
};
const ORDER: LawText = {
  name: "Order on assisted reproduction (in Danish)",
  url: "https://www.elov.dk/bekendtgorelse-om-assisteret-reproduktion/paragraf/2",
  asOf: "2015",
};
const HOSPITAL: LawText = {
  name: "Herlev Hospital on the law (in Danish)",
  url: "https://www.herlevhospital.dk",
  asOf: null,
};
const ON_DOUBLE_DONATION: LawText = {
  name: "Kirsten List Larsen on double donation (in Danish)",
  url: "https://kirstenlistlarsen.dk/lovlig-dobbeltdonation",
  asOf: "2018",
};
const TISSUES: LawText = {
  name: "Vævsloven (in Danish)",
  url: "https://danskelove.dk/vævsloven/5",
  asOf: null,
};

export const denmark: CountryRules = {
  slug: "denmark",
  name: "Denmark",
  nameInSentence: "Denmark",
  listedAs: "Denmark",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", BILL, "act 902/2019"),
    unmarriedCouple: rule("yes", BILL, "act 902/2019"),
    womanAlone: rule("yes", BILL, "act 902/2019"),
    twoWomen: rule("yes", BILL, "act 902/2019"),
    ageOwnEggs: rule("before-46-treated", HOSPITAL, undefined, "M"),
    ageDonorEggs: rule("before-46-treated", HOSPITAL, undefined, "M"),
    ageFrozen: rule("before-46-treated", HOSPITAL, undefined, "M"),
    donorEggs: rule("yes", BILL, "act 902/2019"),
    donorSperm: rule("yes", CLINIC, undefined, "M"),
    bothDonors: rule("one-identifiable", ON_DOUBLE_DONATION, "§ 5 of the act", "M"),
    donorIdentity: rule("patient-chooses", CLINIC, undefined, "M"),
    embryoDonation: null,
    geneticTesting: null,
    sexChoice: null,
    storage: rule("until-46", ORDER, "§ 2", "M"),
    afterStorage: null,
    embryosFromAbroad: { ...rule("between-clinics", TISSUES, "§ 5", "M"), watchUntil: TISSUE_RULES_UNTIL },
    afterDeath: rule("consent", CLINIC, undefined, "M"),
  },
  conditions: [],
};
