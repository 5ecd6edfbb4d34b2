import { rule, type CountryRules, type LawText } from "../rules.ts";

const ACT: LawText = {
  name: "Human Fertilisation and Embryology Act 1990",
  url: "https://www.legislation.gov.uk/ukpga/1990/37",
  asOf: "2026",
};
const REGULATOR: LawText = {
  name: "HFEA on donors’ identity",
  url: "https://www.hfea.gov.uk/695.html",
  asOf: null,
};
const ON_DONATION: LawText = {
  name: "Cardiff News Online on donors’ compensation",
  url: "https://cardiffnewsonline.com/?p=13060",
  asOf: "2024",
};
const LETTER: LawText = {
  name: "Letter of the HFEA’s chair on importing cells",
  url: "https://preprodportal.hfea.gov.uk/knowledge-base/chairs-letters/3445",
  asOf: "2021-06-09",
};
const ON_AGES: LawText = {
  name: "ABC IVF on age limits",
  url: "https://www.abcivf.co.uk/frequently-asked-questions",
  asOf: null,
};

export const unitedKingdom: CountryRules = {
  slug: "united-kingdom",
  name: "United Kingdom",
  nameInSentence: "the United Kingdom",
  listedAs: "United Kingdom",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", ACT, "s. 13(5)"),
    unmarriedCouple: rule("yes", ACT, "s. 13(5)"),
    womanAlone: rule("yes", ACT, "s. 13(5)"),
    twoWomen: rule("yes", ACT, "s. 13(5)"),
    ageOwnEggs: rule("often-50", ON_AGES, undefined, "M"),
    ageDonorEggs: rule("often-50", ON_AGES, undefined, "M"),
    ageFrozen: rule("often-50", ON_AGES, undefined, "M"),
    donorEggs: rule("yes", ON_DONATION, undefined, "M"),
    donorSperm: rule("yes", ON_DONATION, undefined, "M"),
    bothDonors: rule("yes", ACT, "s. 13(5)", "M"),
    donorIdentity: rule("known-at-18", REGULATOR, "donors from 1 April 2005"),
    embryoDonation: null,
    geneticTesting: rule("licensed", ACT, "schedule 2"),
    sexChoice: rule("only-disease", ACT, "schedule 2"),
    // From memory: nobody has read this section yet.
    storage: rule("55-years", ACT, "Health and Care Act 2022 s. 171", "L"),
    afterStorage: null,
    embryosFromAbroad: rule("import-certificate", LETTER, "whole letter"),
    afterDeath: rule("consent", ACT, "s. 28(5A) to (5I)"),
  },
  conditions: [rule("child-welfare", ACT, "s. 13(5)")],
};
