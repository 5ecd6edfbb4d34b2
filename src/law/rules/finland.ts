import { rule, type CountryRules, type LawText } from "../rules.ts";

const ACT: LawText = {
  name: "Act 1237/2006 on assisted fertility treatments (the ministry’s translation)",
  url: "https://paperzz.com/doc/8918535/act-on-assisted-fertility-treatments",
  asOf: "2006",
};
const ANALYSIS: LawText = {
  name: "European Society of Gynecology on the Finnish act",
  url: "https://esgynecology.org/index.php?option=com_content&view=article&id=87%3Athe-finnish-law-on-assisted-conception-treatments-was-approved-22-december-2006&catid=89%3Aanalyses-scientifiques&Itemid=13&lang=fr",
  asOf: "2006",
};
const CLINIC: LawText = {
  name: "A clinic on donated cells",
  url: "https://dextralapsettomuusklinikka.fi/en/gamete-donation-treatments",
  asOf: null,
};
const SURVEY: LawText = {
  name: "ESHRE’s survey of laws in Europe",
  url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7002185",
  asOf: "2020",
};

export const finland: CountryRules = {
  slug: "finland",
  name: "Finland",
  nameInSentence: "Finland",
  listedAs: "Finland",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", ACT, "s. 2"),
    unmarriedCouple: rule("yes", ACT, "s. 2"),
    womanAlone: rule("yes", ACT, "s. 2"),
    twoWomen: rule("yes", CLINIC, undefined, "M"),
    ageOwnEggs: rule("none", SURVEY, undefined, "M"),
    ageDonorEggs: rule("none", SURVEY, undefined, "M"),
    ageFrozen: rule("none", SURVEY, undefined, "M"),
    donorEggs: rule("yes", ACT, "s. 2"),
    donorSperm: rule("yes", ACT, "s. 2"),
    bothDonors: null,
    donorIdentity: rule("known-at-18", CLINIC, undefined, "M"),
    embryoDonation: null,
    geneticTesting: rule("disease", ANALYSIS, "on the child’s characteristics"),
    sexChoice: rule("only-disease", ANALYSIS, "on the child’s characteristics"),
    storage: null,
    afterStorage: null,
    embryosFromAbroad: null,
    afterDeath: rule("destroyed", ANALYSIS, "on destroying cells"),
  },
  conditions: [],
};
