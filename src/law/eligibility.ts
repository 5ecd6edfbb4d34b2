import { isKnown, type CountryRules, type Rule } from "./rules.ts";
import type { Answers } from "./answers.ts";
import type { Question } from "./ruleTexts.ts";

export type Verdict = "yes" | "ask" | "no";

/** A country's verdict, and the rule that decides it. */
export interface Decision {
  verdict: Verdict;
  question: Question;
  rule: Rule | null;
}

/**
 * Where the law names no age, clinics set their own. 45 is the lowest legal limit for all treatment
 * in ESHRE's survey (Hum Reprod Open 2020, hoz044).
 */
const CLINICS_DECIDE_FROM = 45;

interface Limit {
  yesBelow: number;
  noFrom: number;
}

const CLINICS_DECIDE: Limit = { yesBelow: CLINICS_DECIDE_FROM, noFrom: Infinity };

/** In whole years: allowed below `yesBelow`, refused from `noFrom`, up to the clinic in between. */
const AGE_LIMITS: Record<string, Limit> = {
  none: CLINICS_DECIDE,
  "fertile-age": CLINICS_DECIDE,
  "clinics-50": CLINICS_DECIDE,
  "until-45": { yesBelow: 45, noFrom: 46 },
  "until-49": { yesBelow: 49, noFrom: 50 },
  // A permit is needed from the day after the 50th birthday, and the 54th birthday is the last day.
  "until-54": { yesBelow: 50, noFrom: 55 },
  "before-43": { yesBelow: 43, noFrom: 43 },
  "before-45": { yesBelow: 45, noFrom: 45 },
  "before-45-at-start": { yesBelow: 45, noFrom: 45 },
  "before-46": { yesBelow: 46, noFrom: 46 },
  "before-48": { yesBelow: 48, noFrom: 48 },
};

const KNOWN_DONOR: Record<string, Verdict> = {
  anonymous: "no",
  "general-data": "no",
  "some-data-at-18": "no",
  // Only if both sides agree.
  "anonymous-or-agreed": "ask",
  "donor-chooses": "yes",
  "patient-chooses": "yes",
  "known-at-14": "yes",
  "known-at-18": "yes",
  "known-when-mature": "yes",
};

const PLAIN: Record<string, Verdict> = { no: "no", depends: "ask" };

/** Decides whether somebody may be treated. A 'no' outweighs an unknown, which outweighs a 'yes'. */
export function mayBeTreated(country: CountryRules, answers: Answers): Decision {
  const [who, ...others] = relevantQuestions(answers);
  const permission = decide(country, who, answers);
  const decisions = [permission, ...others.map((question) => decide(country, question, answers))];
  return (
    decisions.find(({ verdict }) => verdict === "no") ??
    decisions.find(({ verdict }) => verdict === "ask") ??
    permission
  );
}

/** Returns the questions that decide these answers; who may be treated comes first. */
export function relevantQuestions(answers: Answers): [Question, ...Question[]] {
  const { eggs, sperm, embryos, knownDonor } = answers;
  const isFrozen = embryos !== "none";
  const hasDonor = eggs === "donor" || sperm === "donor";
  const questions: (Question | false)[] = [
    ageQuestion(answers),
    eggs === "donor" && "donorEggs",
    sperm === "donor" && "donorSperm",
    eggs === "donor" && sperm === "donor" && "bothDonors",
    // The donor of an embryo that already exists can't be chosen any more.
    hasDonor && knownDonor && !isFrozen && "donorIdentity",
    isFrozen && "storage",
    embryos === "abroad" && "embryosFromAbroad",
  ];
  return [answers.partner, ...questions.filter((question) => question !== false)];
}

function ageQuestion({ eggs, embryos }: Answers): Question {
  if (embryos !== "none") return "ageFrozen";
  return eggs === "donor" ? "ageDonorEggs" : "ageOwnEggs";
}

function decide({ rules }: CountryRules, question: Question, answers: Answers): Decision {
  const rule: Rule | null = rules[question];
  if (!isKnown(rule)) return { verdict: "ask", question, rule: null };
  return { verdict: verdictOf(rule.code, question, answers), question, rule };
}

function verdictOf(code: string, question: Question, { age, eggs, embryos }: Answers): Verdict {
  switch (question) {
    case "ageOwnEggs":
    case "ageDonorEggs":
    case "ageFrozen":
      return byAge(age, AGE_LIMITS[code]);
    case "donorIdentity":
      // The register covers sperm donors only.
      if (code === "sperm-register") return eggs === "donor" ? "ask" : "yes";
      return KNOWN_DONOR[code] ?? "ask";
    case "donorEggs":
      // A ban on donor eggs may not cover an embryo that already exists.
      return code === "no" && embryos !== "none" ? "ask" : (PLAIN[code] ?? "yes");
    default:
      return PLAIN[code] ?? "yes";
  }
}

function byAge(age: number, limit: Limit | undefined): Verdict {
  if (!limit) return "ask";
  if (age >= limit.noFrom) return "no";
  return age < limit.yesBelow ? "yes" : "ask";
}
