import { rule, TISSUE_RULES_UNTIL, type CountryRules, type LawText } from "../rules.ts";

const ACT: LawText = {
  name: "Act of 25 June 2015 on infertility treatment (in Polish)",
  url: "https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20150001087",
  asOf: "2015",
};

export const poland: CountryRules = {
  slug: "poland",
  name: "Poland",
  nameInSentence: "Poland",
  listedAs: "Poland",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", ACT, "art. 20"),
    unmarriedCouple: rule("joint-statement", ACT, "art. 20 and 32"),
    womanAlone: rule("no", ACT, "art. 2(1)8"),
    twoWomen: rule("no", ACT, "art. 2(1)8"),
    ageOwnEggs: rule("none", ACT, "whole act"),
    ageDonorEggs: rule("none", ACT, "whole act"),
    ageFrozen: rule("none", ACT, "whole act"),
    donorEggs: rule("yes", ACT, "art. 30"),
    donorSperm: rule("yes", ACT, "art. 30"),
    bothDonors: rule("not-forbidden", ACT, "arts 20, 21, 30, 32 and 36", "M"),
    donorIdentity: rule("some-data-at-18", ACT, "art. 38"),
    embryoDonation: rule("yes-anonymous", ACT, "art. 36"),
    geneticTesting: rule("medical", ACT, "art. 26"),
    sexChoice: rule("only-disease", ACT, "art. 26"),
    storage: rule("agreed-20", ACT, "art. 21(3)"),
    afterStorage: rule("donated", ACT, "art. 21(3) and 23(3)"),
    embryosFromAbroad: { ...rule("between-clinics", ACT, "arts 57 to 59"), watchUntil: TISSUE_RULES_UNTIL },
    afterDeath: rule("embryos-only", ACT, "art. 33"),
  },
  conditions: [
    rule("12-months-tried", ACT, "art. 5(2)"),
    rule("paternity-14-months", ACT, "art. 20 and 32; Family Code art. 75¹"),
  ],
};
