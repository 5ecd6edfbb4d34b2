import { EMPTY_ANSWERS, needsDonorSperm, type TypedAnswers } from "@/law/answers.ts";
import type { CountryRules, Rule } from "@/law/rules.ts";
import { knownRule, explain } from "@/law/explain.ts";
import { RULE_TEXTS, type Question } from "@/law/ruleTexts.ts";

export interface AfterTreatmentRule {
  title: string;
  sentence: string;
  rule: Rule | null;
}

export const NOT_FOUND = "We haven’t found the rule yet. Ask the clinic.";

export const ABOUT_EMBRYOS = ["storage", "afterStorage", "afterDeath"] as const satisfies Question[];

/** @param typed a woman on her own has no partner who might die, and some couples need no donor */
export function rulesAfterTreatment(
  country: CountryRules,
  typed: TypedAnswers = EMPTY_ANSWERS,
): AfterTreatmentRule[] {
  const aboutEmbryos = ABOUT_EMBRYOS.filter(
    (each) => each !== "afterDeath" || typed.partner !== "womanAlone",
  );
  return [
    ...(isWithoutDonor(typed) ? [] : aboutDonors(country)),
    ...aboutEmbryos.map((question) =>
      explainRule(RULE_TEXTS[question].title, question, knownRule(country, question)),
    ),
  ];
}

/** Returns whether a couple answered that both the eggs and the sperm are their own. */
export function isWithoutDonor({ partner, treatment, sperm }: TypedAnswers): boolean {
  const isCouple = partner !== "" && !needsDonorSperm(partner);
  return isCouple && treatment === "own-eggs" && sperm === "partner";
}

function explainRule(title: string, question: Question, rule: Rule | null): AfterTreatmentRule {
  return { title, sentence: rule ? explain(question, rule).sentence : NOT_FOUND, rule };
}

/** One rule covers both donors, unless egg donation is banned or only sperm donors are registered. */
function aboutDonors(country: CountryRules): AfterTreatmentRule[] {
  const identity = knownRule(country, "donorIdentity");
  const eggs = knownRule(country, "donorEggs");
  const aboutSperm = "What the child can learn about a sperm donor";
  const aboutEggs = "What the child can learn about an egg donor";
  if (eggs?.code === "no")
    return [explainRule("Donor eggs", "donorEggs", eggs), explainRule(aboutSperm, "donorIdentity", identity)];
  if (identity?.code === "sperm-register")
    return [
      explainRule(aboutEggs, "donorIdentity", null),
      explainRule(aboutSperm, "donorIdentity", identity),
    ];
  return [explainRule("What the child can learn about an egg or sperm donor", "donorIdentity", identity)];
}
