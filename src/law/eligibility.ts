import { isKnown, type CountryRules, type Rule } from "./rules.ts";
import type { Answers } from "./answers.ts";
import type { Question } from "./ruleTexts.ts";

export type Verdict = "yes" | "ask" | "no";

/** What a country's law says to somebody's answers, and the rule that decides it. */
export interface Decision {
  verdict: Verdict;
  question: Question;
  /** Null where we don't know it. */
  rule: Rule | null;
}

/**
 * Where a law names no age, clinics set their own; 45 is the lowest limit for all treatment
 * that ESHRE's survey found in any law (Hum Reprod Open 2020, hoz044).
 */
const CLINICS_DECIDE_FROM = 45;

interface Limit {
  yesBelow: number;
  noFrom: number;
}

const CLINICS_DECIDE: Limit = { yesBelow: CLINICS_DECIDE_FROM, noFrom: Infinity };

/** Whole years of age: sure below the one, refused from the other, and to be asked between. */
const AGE_LIMITS: Record<string, Limit> = {
  none: CLINICS_DECIDE,
  "fertile-age": CLINICS_DECIDE,
  "clinics-50": CLINICS_DECIDE,
  "until-45": { yesBelow: 45, noFrom: 46 },
  "until-49": { yesBelow: 49, noFrom: 50 },
  // The day of the 50th birthday needs no permit, the day after does; that of the 54th is the last.
  "until-54": { yesBelow: 50, noFrom: 55 },
  "before-43": { yesBelow: 43, noFrom: 43 },
  "before-45": { yesBelow: 45, noFrom: 45 },
  "before-45-at-start": { yesBelow: 45, noFrom: 45 },
  "before-46": { yesBelow: 46, noFrom: 46 },
  "before-48": { yesBelow: 48, noFrom: 48 },
};

/** What each answer about the donor says to the wish that the child can know who it is. */
const KNOWN_DONOR: Record<string, Verdict> = {
  anonymous: "no",
  "general-data": "no",
  "some-data-at-18": "no",
  // Only if you and a donor agree on it.
  "anonymous-or-agreed": "ask",
  "donor-chooses": "yes",
  "patient-chooses": "yes",
  "known-at-14": "yes",
  "known-at-18": "yes",
  "known-when-mature": "yes",
};

const PLAIN: Record<string, Verdict> = { no: "no", depends: "ask" };

/** May they be treated there? A 'no' wins over what is unknown, and what is unknown over a 'yes'. */
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

/** The questions whose rules decide over the answers, who may be treated first. */
export function relevantQuestions(answers: Answers): [Question, ...Question[]] {
  const { eggs, sperm, embryos, knownDonor } = answers;
  const isFrozen = embryos !== "none";
  const hasDonor = eggs === "donor" || sperm === "donor";
  const questions: (Question | false)[] = [
    ageQuestion(answers),
    eggs === "donor" && "donorEggs",
    sperm === "donor" && "donorSperm",
    eggs === "donor" && sperm === "donor" && "bothDonors",
    // Who gave the cells of embryos that exist is settled.
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
      // A register of sperm donors says nothing of eggs.
      if (code === "sperm-register") return eggs === "donor" ? "ask" : "yes";
      return KNOWN_DONOR[code] ?? "ask";
    case "donorEggs":
      // A ban on using a donor's eggs may not be one on an embryo that exists.
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
