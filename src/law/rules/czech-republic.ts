import { rule, TISSUE_RULES_UNTIL, type CountryRules, type LawText } from "../rules.ts";

const ACT: LawText = {
  name: "Act 373/2011 on specific health services (in Czech)",
  url: "https://e-sbirka.gov.cz/eli/cz/sb/2011/373/2026-01-01",
  asOf: "2026-01-01",
};
const TISSUES: LawText = {
  name: "Act 296/2008 on human tissues and cells (in Czech)",
  url: "https://e-sbirka.gov.cz/eli/cz/sb/2008/296",
  asOf: null,
};

export const czechRepublic: CountryRules = {
  slug: "czech-republic",
  name: "Czechia",
  nameInSentence: "Czechia",
  listedAs: "Czechia",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", ACT, "§ 6"),
    unmarriedCouple: rule("yes", ACT, "§ 6"),
    womanAlone: rule("no", ACT, "§ 6"),
    twoWomen: rule("no", ACT, "§ 6"),
    ageOwnEggs: rule("until-49", ACT, "§ 6"),
    ageDonorEggs: rule("until-49", ACT, "§ 6"),
    ageFrozen: rule("until-49", ACT, "§ 6"),
    donorEggs: rule("yes", ACT, "§ 3(4)"),
    donorSperm: rule("yes", ACT, "§ 3(4)"),
    bothDonors: rule("not-forbidden", ACT, "§§ 3(4), 6(1) and 9(1)", "M"),
    donorIdentity: rule("anonymous", ACT, "§ 10"),
    embryoDonation: rule("yes-anonymous", ACT, "§§ 9 and 10"),
    geneticTesting: rule("proven-risk", ACT, "§ 3(1)"),
    sexChoice: rule("only-disease", ACT, "§ 5(2)"),
    storage: rule("no-end", ACT, "§ 9"),
    afterStorage: rule("asked-then-destroyed", ACT, "§ 9"),
    embryosFromAbroad: {
      ...rule("between-clinics", TISSUES, "§§ 11 and 12"),
      watchUntil: TISSUE_RULES_UNTIL,
    },
    afterDeath: rule("no-fresh-consent", ACT, "§§ 6 and 8", "M"),
  },
  conditions: [
    rule("medical-reasons", ACT, "§ 3(1)"),
    rule("request-6-months", ACT, "§ 6"),
    rule("consent-each-time", ACT, "§ 8"),
  ],
};
