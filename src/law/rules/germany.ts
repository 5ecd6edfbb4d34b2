import { rule, TISSUE_RULES_UNTIL, type CountryRules, type LawText } from "../rules.ts";

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
const TISSUES: LawText = {
  name: "Arzneimittelgesetz (in German)",
  url: "https://relaxed-ins-stex.de/recht/content/out/arzneimittelrecht/amg/72b",
  asOf: null,
};
const ON_AGES: LawText = {
  name: "A clinic in Munich on age limits (in German)",
  url: "https://www.kinderwunsch-centrum-muenchen.de/de/ihr-weg-zum-wunschkind/fragen-und-antworten/bin-ich-zu-alter-oder-gibt-es-eine-altersgrenze",
  asOf: null,
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
    ageOwnEggs: rule("one-clinic-45", ON_AGES, undefined, "M"),
    ageDonorEggs: rule("not-applicable", ACT, "§ 1(1)"),
    ageFrozen: rule("one-clinic-45", ON_AGES, undefined, "M"),
    donorEggs: rule("no", ACT, "§ 1(1)"),
    donorSperm: rule("yes", REGISTER, undefined, "M"),
    bothDonors: rule("no", ACT, "§ 1(1) nos 1 and 2"),
    donorIdentity: rule("sperm-register", REGISTER, undefined, "M"),
    embryoDonation: null,
    geneticTesting: rule("ethics-board", ACT, "§ 3a"),
    sexChoice: null,
    storage: null,
    afterStorage: null,
    embryosFromAbroad: {
      ...rule("no-donor-eggs", TISSUES, "§§ 72b and 72c", "M"),
      watchUntil: TISSUE_RULES_UNTIL,
    },
    afterDeath: rule("no-sperm", ACT, "§ 4"),
  },
  conditions: [],
};
