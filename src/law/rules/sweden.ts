import { rule, TISSUE_RULES_UNTIL, type CountryRules, type LawText } from "../rules.ts";

const ACT: LawText = {
  name: "Lag (2006:351) om genetisk integritet (in Swedish)",
  url: "https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/sfs-2006-351",
  asOf: "2024",
};
const CLINIC: LawText = {
  name: "A clinic on treatment with donor eggs (in Swedish)",
  url: "https://www.livioeggandspermbank.fi/behandling/donation/aggdonationsbehandling-2",
  asOf: null,
};

export const sweden: CountryRules = {
  slug: "sweden",
  name: "Sweden",
  nameInSentence: "Sweden",
  listedAs: "Sweden",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", ACT, "ch. 7 § 3"),
    unmarriedCouple: rule("yes", ACT, "ch. 7 § 3"),
    womanAlone: rule("yes", ACT, "ch. 1 § 5 and ch. 7 § 5"),
    twoWomen: rule("yes", ACT, "ch. 7 §§ 1 and 3"),
    ageOwnEggs: rule("private-45", CLINIC, undefined, "M"),
    ageDonorEggs: rule("private-45", CLINIC, undefined, "M"),
    ageFrozen: rule("private-45", CLINIC, undefined, "M"),
    donorEggs: rule("yes", ACT, "ch. 7 §§ 2 and 4"),
    donorSperm: rule("yes", ACT, "ch. 7 §§ 2 and 4"),
    bothDonors: rule("yes", ACT, "ch. 7 § 4 and the transitional rules of 2018:1283"),
    donorIdentity: rule("known-when-mature", ACT, "ch. 7 § 7"),
    embryoDonation: rule("from-parents", ACT, "ch. 7 § 3a"),
    geneticTesting: rule("inherited-disease", ACT, "ch. 4 § 2"),
    sexChoice: rule("only-disease", ACT, "ch. 4 § 2"),
    storage: rule("10-or-longer", ACT, "ch. 5 §§ 4 and 6"),
    afterStorage: null,
    embryosFromAbroad: {
      ...rule("named-donors", ACT, "ch. 7 §§ 6 and 7", "M"),
      watchUntil: TISSUE_RULES_UNTIL,
    },
    afterDeath: rule("no", ACT, "ch. 7 § 6"),
  },
  conditions: [rule("partner-consents", ACT, "ch. 7 § 3"), rule("suitability", ACT, "ch. 7 § 5")],
};
