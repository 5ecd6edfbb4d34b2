import { rule, type CountryRules, type LawText } from "../rules.ts";

const ACT: LawText = {
  name: "Embryonenschutzgesetz (in German)",
  url: "https://www.gesetze-im-internet.de/eschg/",
  asOf: "2011",
};
const REGISTER: LawText = {
  name: "Samenspenderregistergesetz (in German)",
  url: "https://www.gesetze-im-internet.de/saregg/",
  asOf: "2018",
};
const CLINICS: LawText = {
  name: "The clinics of TFP on single women and female couples",
  url: "https://tfp-fertility.com/en-de/fertility-guides/singles-and-lesbian-couples",
  asOf: null,
};
const SURVEY: LawText = {
  name: "ESHRE’s survey of laws in Europe",
  url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7002185",
  asOf: "2020",
};

export const germany: CountryRules = {
  slug: "germany",
  name: "Germany",
  nameInSentence: "Germany",
  listedAs: "Germany",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", ACT, undefined, "M"),
    unmarriedCouple: rule("yes", ACT, undefined, "M"),
    womanAlone: rule("depends", CLINICS, undefined, "M"),
    twoWomen: rule("depends", CLINICS, undefined, "M"),
    ageOwnEggs: rule("none", SURVEY, "table of age limits"),
    // Donor eggs are a crime, so there is no age for them.
    ageDonorEggs: null,
    ageFrozen: rule("none", SURVEY, "table of age limits"),
    donorEggs: rule("no", ACT, "§ 1(1)"),
    donorSperm: rule("yes", REGISTER, undefined, "M"),
    bothDonors: null,
    donorIdentity: rule("sperm-register", REGISTER, undefined, "M"),
    embryoDonation: null,
    geneticTesting: rule("ethics-board", ACT, "§ 3a"),
    sexChoice: null,
    storage: null,
    afterStorage: null,
    embryosFromAbroad: null,
    afterDeath: rule("no-sperm", ACT, "§ 4"),
  },
  conditions: [],
};
