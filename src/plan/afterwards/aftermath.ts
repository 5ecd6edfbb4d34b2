import type { CountryRules, Rule } from "@/law/rules.ts";
import { knownRule, explain } from "@/law/explain.ts";
import { RULE_TEXTS, type Question } from "@/law/ruleTexts.ts";

/** What a country's law says about the time after treatment. */
export interface Aftermath {
  title: string;
  sentence: string;
  /** Null where we don't know it well enough to tell. */
  rule: Rule | null;
}

const ABOUT_EMBRYOS = ["storage", "afterStorage", "afterDeath"] as const satisfies Question[];

/** What the child can learn of each donor, how long embryos keep, and what happens then. */
export function aftermathOf(country: CountryRules): Aftermath[] {
  return [
    ...aboutDonors(country),
    ...ABOUT_EMBRYOS.map((question) =>
      told(RULE_TEXTS[question].title, question, knownRule(country, question)),
    ),
  ];
}

function told(title: string, question: Question, rule: Rule | null): Aftermath {
  return { title, sentence: explain(question, rule).sentence, rule };
}

/** One rule is for both donors, unless eggs may not be given or a register holds sperm donors alone. */
function aboutDonors(country: CountryRules): Aftermath[] {
  const identity = knownRule(country, "donorIdentity");
  const eggs = knownRule(country, "donorEggs");
  const aboutSperm = "What the child can learn about a sperm donor";
  const aboutEggs = "What the child can learn about an egg donor";
  if (eggs?.code === "no")
    return [told("Donor eggs", "donorEggs", eggs), told(aboutSperm, "donorIdentity", identity)];
  if (identity?.code === "sperm-register")
    return [told(aboutEggs, "donorIdentity", null), told(aboutSperm, "donorIdentity", identity)];
  return [told("What the child can learn about an egg or sperm donor", "donorIdentity", identity)];
}
