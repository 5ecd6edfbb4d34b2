import { rule, TISSUE_RULES_UNTIL, type CountryRules, type LawText } from "../rules.ts";

const CODE: LawText = {
  name: "Code de la santé publique (in French)",
  url: "https://www.lexbase.fr/numlxb/L4562L74",
  asOf: "2021",
};
const AGENCY: LawText = {
  name: "The state agency’s guide (in French)",
  url: "https://www.procreation-medicale.fr/?p=368",
  asOf: "2021",
};
const ON_EMBRYOS: LawText = {
  name: "Gynéco Online on the code’s rules (in French)",
  url: "https://www.gyneco-online.com/juridique/acces-lamp-de-la-femme-non-mariee",
  asOf: null,
};
const ON_DOUBLE_DONATION: LawText = {
  name: "Agence de la biomédecine on double donation (in French)",
  url: "https://rams.agence-biomedecine.fr/double-don-de-gametes-0",
  asOf: "2022",
};
const IMPORT: LawText = {
  name: "Code de la santé publique, art. L2141-9 (in French)",
  url: "https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000043895320",
  asOf: "2021-08-04",
};

export const france: CountryRules = {
  slug: "france",
  name: "France",
  nameInSentence: "France",
  listedAs: "France",
  checkedOn: "2026-11-22",
  rules: {
    marriedCouple: rule("yes", CODE, "art. L2141-2"),
    unmarriedCouple: rule("yes", CODE, "art. L2141-2"),
    womanAlone: rule("unmarried", CODE, "art. L2141-2"),
    twoWomen: rule("yes", CODE, "art. L2141-2"),
    ageOwnEggs: rule("before-43", AGENCY, "decree 2021-1243"),
    ageDonorEggs: rule("before-45", AGENCY, "decree 2021-1243"),
    ageFrozen: rule("before-45", AGENCY, "decree 2021-1243"),
    donorEggs: rule("yes", AGENCY, undefined, "M"),
    donorSperm: rule("yes", AGENCY, undefined, "M"),
    bothDonors: rule("very-rare", ON_DOUBLE_DONATION, undefined, "M"),
    donorIdentity: rule("known-at-18", AGENCY, undefined, "M"),
    embryoDonation: rule("notary", ON_EMBRYOS, "art. L2141-6"),
    // Our notes say 'only for serious disease', without naming the page.
    geneticTesting: null,
    sexChoice: null,
    storage: null,
    afterStorage: null,
    embryosFromAbroad: { ...rule("agency-permit", IMPORT, "art. L2141-9"), watchUntil: TISSUE_RULES_UNTIL },
    afterDeath: rule("no", CODE, "art. L2141-2"),
  },
  conditions: [
    rule("separation-ends", CODE, "art. L2141-2"),
    rule("notary-embryo", ON_EMBRYOS, "art. L2141-6"),
  ],
};
