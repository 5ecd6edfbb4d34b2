import { rule, TISSUE_RULES_UNTIL, type CountryRules, type LawText } from "../rules.ts";

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
const FINLEX: LawText = {
  name: "Act 1237/2006 on assisted fertility treatments (in Finnish)",
  url: "https://finlex.fi/fi/laki/ajantasa/2006/20061237",
  asOf: "2023",
};
const ON_AGES: LawText = {
  name: "A clinic on treatment with donated sperm",
  url: "https://www.dextrahedelmallisyysklinikka.fi/en",
  asOf: null,
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
    twoWomen: rule("yes", FINLEX, "s. 2"),
    ageOwnEggs: rule("one-clinic-45", ON_AGES, undefined, "M"),
    ageDonorEggs: rule("one-clinic-45", ON_AGES, undefined, "M"),
    ageFrozen: rule("one-clinic-45", ON_AGES, undefined, "M"),
    donorEggs: rule("yes", ACT, "s. 2"),
    donorSperm: rule("yes", ACT, "s. 2"),
    bothDonors: rule("yes", FINLEX, "s. 2"),
    donorIdentity: rule("known-at-18", CLINIC, undefined, "M"),
    embryoDonation: null,
    geneticTesting: rule("disease", ANALYSIS, "on the child’s characteristics"),
    sexChoice: rule("only-disease", ANALYSIS, "on the child’s characteristics"),
    storage: null,
    afterStorage: null,
    embryosFromAbroad: { ...rule("named-donors", FINLEX, undefined, "M"), watchUntil: TISSUE_RULES_UNTIL },
    afterDeath: rule("destroyed", ANALYSIS, "on destroying cells"),
  },
  conditions: [],
};
