import { rule, TISSUE_RULES_UNTIL, type CountryRules, type LawText } from "../rules.ts";

const ACT: LawText = {
  name: "Fortpflanzungsmedizingesetz (in German)",
  url: "https://ogd.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10003046",
  asOf: "2026-08-25",
};

/**
 * § 2b(1), which allows freezing only for a medical reason, falls on 1 April 2027, and the act may
 * change with it.
 */
const WATCH = "2027-03-31";

export const austria: CountryRules = {
  slug: "austria",
  name: "Austria",
  nameInSentence: "Austria",
  listedAs: "Austria",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", ACT, "§ 2(1)"),
    unmarriedCouple: rule("notarial", ACT, "§§ 2(1) and 8(1)"),
    womanAlone: rule("no", ACT, "§ 2(1)"),
    twoWomen: rule("yes", ACT, "§ 2(1) and (2)"),
    ageOwnEggs: rule("none", ACT, "whole act"),
    ageDonorEggs: rule("before-45-at-start", ACT, "§ 3(3)"),
    ageFrozen: rule("none", ACT, "whole act"),
    donorEggs: rule("yes", ACT, "§ 3(3)"),
    donorSperm: rule("yes", ACT, "§ 3(2)"),
    bothDonors: rule("not-forbidden", ACT, "§§ 3(2), 3(3) and 14(3)", "M"),
    donorIdentity: rule("known-at-14", ACT, "§ 20(2)"),
    embryoDonation: rule("not-provided", ACT, "§ 3(1)"),
    geneticTesting: rule("three-failures", ACT, "§ 2a"),
    sexChoice: rule("only-disease", ACT, "§ 2a(4)"),
    storage: { ...rule("10-at-most", ACT, "§ 17(1)"), watchUntil: WATCH },
    afterStorage: null,
    embryosFromAbroad: {
      ...rule("named-donors", ACT, "§§ 3, 13, 15, 17 and 22", "M"),
      watchUntil: TISSUE_RULES_UNTIL,
    },
    afterDeath: rule("storage-ends", ACT, "§ 17(1)"),
  },
  conditions: [
    rule("other-treatment-first", ACT, "§ 2(2)"),
    rule("information-14-days", ACT, "§ 7"),
    rule("notary-unmarried-or-donor", ACT, "§§ 7 and 8(1)"),
    rule("consent-2-years", ACT, "§ 8(5)"),
  ],
};
