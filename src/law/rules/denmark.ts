import { rule, type CountryRules, type LawText } from "../rules.ts";

const BILL: LawText = {
  name: "Bill L 52 of October 2024, on the act that it changes (in Danish)",
  url: "https://www.ft.dk/ripdf/samling/20241/lovforslag/l52/20241_l52_som_fremsat.pdf",
  asOf: "2024",
};
const SURVEY: LawText = {
  name: "ESHRE’s survey of laws in Europe",
  url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7002185",
  asOf: "2020",
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
    ageOwnEggs: rule("until-45", SURVEY, "table of age limits"),
    ageDonorEggs: rule("until-45", SURVEY, "table of age limits"),
    ageFrozen: rule("until-45", SURVEY, "table of age limits"),
    donorEggs: rule("yes", BILL, "act 902/2019"),
    donorSperm: rule("yes", CLINIC, undefined, "M"),
    // A page from 2012 forbids donor eggs for a woman alone, but the law has changed since.
    bothDonors: null,
    donorIdentity: rule("patient-chooses", CLINIC, undefined, "M"),
    embryoDonation: null,
    geneticTesting: null,
    sexChoice: null,
    storage: rule("until-46", ORDER, "§ 2", "M"),
    afterStorage: null,
    embryosFromAbroad: null,
    afterDeath: rule("consent", CLINIC, undefined, "M"),
  },
  conditions: [],
};
