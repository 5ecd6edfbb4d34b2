import { rule, TISSUE_RULES_UNTIL, type CountryRules, type LawText } from "../rules.ts";

const ACT: LawText = {
  name: "Act of 6 July 2007 on assisted reproduction (in French)",
  url: "https://www.ejustice.just.fgov.be/eli/loi/2007/07/06/2007023090/justel",
  asOf: "2024-05-17",
};

/** The constitutional court's deadline for parliament to change donor anonymity (102/2024). */
const DEADLINE = "2027-06-30";
const AGENCY: LawText = {
  name: "The medicines agency on importing cells (in French)",
  url: "https://www.afmps.be/fr/node/106311",
  asOf: null,
};

export const belgium: CountryRules = {
  slug: "belgium",
  name: "Belgium",
  nameInSentence: "Belgium",
  listedAs: "Belgium",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", ACT, "art. 2(f) and 7"),
    unmarriedCouple: rule("yes", ACT, "art. 2(f) and 7"),
    womanAlone: rule("yes", ACT, "art. 2(f) and 7"),
    twoWomen: rule("yes", ACT, "art. 2(f) and 9"),
    ageOwnEggs: rule("before-46", ACT, "art. 4"),
    ageDonorEggs: rule("before-46", ACT, "art. 4"),
    ageFrozen: rule("before-48", ACT, "art. 4"),
    donorEggs: rule("yes", ACT, "art. 51"),
    donorSperm: rule("yes", ACT, "art. 51"),
    bothDonors: rule("not-forbidden", ACT, "arts 2(f), 25 and 54", "M"),
    donorIdentity: {
      ...rule("anonymous-or-agreed", ACT, "art. 57; Constitutional Court 102/2024"),
      watchUntil: DEADLINE,
    },
    embryoDonation: { ...rule("yes-anonymous", ACT, "art. 22"), watchUntil: DEADLINE },
    geneticTesting: rule("not-for-traits", ACT, "art. 67"),
    sexChoice: rule("only-disease", ACT, "art. 67"),
    storage: rule("5-or-longer", ACT, "art. 17 and 18"),
    afterStorage: rule("as-agreed", ACT, "art. 10, 13 and 17"),
    embryosFromAbroad: { ...rule("between-clinics", AGENCY, undefined, "M"), watchUntil: TISSUE_RULES_UNTIL },
    afterDeath: rule("6-months-5-years", ACT, "art. 15, 16 and 45"),
  },
  conditions: [
    rule("written-agreement", ACT, "art. 7"),
    rule("may-refuse", ACT, "art. 5"),
    rule("donor-request", ACT, "art. 32 and 61"),
  ],
};
