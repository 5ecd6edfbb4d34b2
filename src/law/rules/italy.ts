import { rule, TISSUE_RULES_UNTIL, type CountryRules, type LawText } from "../rules.ts";

const COURT_2025: LawText = {
  name: "Act 40/2004 in the Constitutional Court’s judgment 69/2025",
  url: "https://lawpluralism.unimib.it/en/giurisprudenza-in-evidenza/italian-constitutional-court-corte-costituzionale-no-69-2025-22-may-2025",
  asOf: "2025-05-22",
};
const COURT_2023: LawText = {
  name: "The Constitutional Court’s judgment 161/2023 (in Italian)",
  url: "https://www.giurcost.org/decisioni/2023/0161s-23.html",
  asOf: "2023",
};
const SURVEY: LawText = {
  name: "ESHRE’s survey of laws in Europe",
  url: "https://doi.org/10.1093/humrep/deae163",
  asOf: "2022-12-31",
};
const GUIDELINES: LawText = {
  name: "Studio Cataldi on the guidelines of 2015 (in Italian)",
  url: "https://www.studiocataldi.it/articoli/18865",
  asOf: "2015-07-14",
};
const TISSUES: LawText = {
  name: "Decree of 10 October 2012 on human tissues and cells (in Italian)",
  url: "https://www.gazzettaufficiale.it/eli/id/2013/01/18/13A00447/sg",
  asOf: "2013-01-18",
};

export const italy: CountryRules = {
  slug: "italy",
  name: "Italy",
  nameInSentence: "Italy",
  listedAs: "Italy",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", COURT_2025, "Act 40/2004 art. 5"),
    unmarriedCouple: rule("living-together", COURT_2025, "Act 40/2004 art. 5"),
    womanAlone: rule("no", COURT_2025, "Act 40/2004 art. 5"),
    twoWomen: rule("no", COURT_2025, "Act 40/2004 art. 5"),
    ageOwnEggs: rule("fertile-age", COURT_2025, "Act 40/2004 art. 5"),
    ageDonorEggs: rule("fertile-age", COURT_2025, "Act 40/2004 art. 5"),
    ageFrozen: rule("fertile-age", COURT_2025, "Act 40/2004 art. 5"),
    donorEggs: rule("mostly-imported", SURVEY, "judgment 162/2014"),
    donorSperm: rule("yes", SURVEY, "judgment 162/2014"),
    bothDonors: rule("yes", GUIDELINES, undefined, "M"),
    donorIdentity: null,
    embryoDonation: null,
    geneticTesting: null,
    sexChoice: null,
    storage: null,
    afterStorage: null,
    embryosFromAbroad: {
      ...rule("between-clinics", TISSUES, "arts 7 and 8"),
      watchUntil: TISSUE_RULES_UNTIL,
    },
    afterDeath: rule("no", COURT_2025, "Act 40/2004 art. 5"),
  },
  conditions: [rule("no-withdrawal", COURT_2023, "judgment 161/2023")],
};
