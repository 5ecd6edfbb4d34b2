import { hasDonor, type Answers } from "./answers.ts";
import type { CountryRules } from "./rules.ts";
import type { ConditionCode } from "./texts/conditions.ts";

const isCouple = ({ partner }: Answers) => partner !== "womanAlone";
const isManAndWoman = ({ partner }: Answers) => partner === "marriedCouple" || partner === "unmarriedCouple";

/** Conditions that are not named here apply to everybody. */
const CONCERNS: Partial<Record<ConditionCode, (answers: Answers) => boolean>> = {
  "paternity-14-months": (answers) => answers.partner === "unmarriedCouple" && hasDonor(answers),
  "request-6-months": isManAndWoman,
  "husband-consents": ({ partner }) => partner === "marriedCouple" || partner === "womanAlone",
  "partner-consents": isCouple,
  "notary-unmarried-or-donor": (answers) =>
    answers.partner === "unmarriedCouple" || answers.partner === "twoWomen" || hasDonor(answers),
  // Donated embryos are not among the questions.
  "notary-embryo": () => false,
  "other-treatment-first": isManAndWoman,
  "donor-request": hasDonor,
  suitability: hasDonor,
  "separation-ends": isCouple,
  "no-withdrawal": isManAndWoman,
};

export function conditionsFor({ conditions }: CountryRules, answers: Answers) {
  return conditions.filter(({ code }) => CONCERNS[code]?.(answers) ?? true);
}
