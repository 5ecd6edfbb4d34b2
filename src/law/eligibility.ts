import { isKnown, type CountryRules, type Rule } from "./rules.ts";
import { readAge, YOUNGEST } from "./ageReading.ts";
import { completeAnswers, EGGS, hasDonor, PARTNERS, type Answers, type TypedAnswers } from "./answers.ts";
import type { Question } from "./ruleTexts.ts";

/** From hope to none. `not-forbidden` leaves it to the clinics; `unknown` is a rule that we don't know. */
export const VERDICTS = ["allowed", "not-forbidden", "unknown", "forbidden"] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Decision {
  verdict: Verdict;
  question: Question;
  rule: Rule | null;
}

/** The lowest limit for all treatment in any law, by ESHRE's survey (Hum Reprod Open 2020, hoz044). */
const CLINICS_DECIDE_FROM = 45;

interface Limit {
  allowedBelow: number;
  forbiddenFrom: number;
}

const CLINICS_DECIDE: Limit = { allowedBelow: CLINICS_DECIDE_FROM, forbiddenFrom: Infinity };

/** Whole years of age: allowed below the one, forbidden from the other, up to the clinic between. */
const AGE_LIMITS: Record<string, Limit> = {
  none: CLINICS_DECIDE,
  "fertile-age": CLINICS_DECIDE,
  "clinics-50": CLINICS_DECIDE,
  "often-50": CLINICS_DECIDE,
  "private-45": CLINICS_DECIDE,
  "one-clinic-45": CLINICS_DECIDE,
  // The ban on donor eggs decides.
  "not-applicable": { allowedBelow: Infinity, forbiddenFrom: Infinity },
  "until-49": { allowedBelow: 49, forbiddenFrom: 50 },
  // The day of the 50th birthday needs no permit, the day after does. At 54 only the birthday is left.
  "until-54": { allowedBelow: 50, forbiddenFrom: 54 },
  "before-43": { allowedBelow: 43, forbiddenFrom: 43 },
  "before-45": { allowedBelow: 45, forbiddenFrom: 45 },
  "before-45-at-start": { allowedBelow: 45, forbiddenFrom: 45 },
  "before-46": { allowedBelow: 46, forbiddenFrom: 46 },
  "before-46-treated": { allowedBelow: 46, forbiddenFrom: 46 },
  "before-48": { allowedBelow: 48, forbiddenFrom: 48 },
};

/**
 * The oldest age, in whole years, that the clinics we know of treat where no law names one. The sources are
 * those of the rules with these answers, or stand in their texts.
 */
const USUAL_LIMITS: Partial<Record<string, number>> = {
  "clinics-50": 50,
  // A few go on to 54 or 55.
  "often-50": 55,
  "private-45": 45,
  "one-clinic-45": 45,
  // The Italian regions' guidance of 2014 on treatment with a donor, which the rule's text names.
  "fertile-age": 50,
};

export function doClinicsStopEarlier({ rules }: CountryRules, answers: Answers): boolean {
  const rule: Rule | null = rules[ageQuestion(answers)];
  const usual =
    isKnown(rule) && (hasDonor(answers) || rule.code !== "fertile-age") && USUAL_LIMITS[rule.code];
  return typeof usual === "number" && answers.age > usual;
}

const KNOWN_DONOR: Record<string, Verdict> = {
  anonymous: "forbidden",
  "general-data": "forbidden",
  "some-data-at-18": "forbidden",
  // Only if you and a donor agree on it.
  "anonymous-or-agreed": "not-forbidden",
  "donor-chooses": "allowed",
  "patient-chooses": "allowed",
  "known-at-14": "allowed",
  "known-at-18": "allowed",
  "known-when-mature": "allowed",
};

/** Embryos of a donor who stays anonymous are normally refused, and nobody is asked which donor they have. */
const WANTS_NAMED_DONORS = /^named-donors$|^import-certificate$/;

const BY_CODE: Record<string, Verdict> = {
  no: "forbidden",
  depends: "not-forbidden",
  "not-forbidden": "not-forbidden",
  "one-as-single": "unknown",
};

/** Returns the least hopeful verdict of all rules that matter, with the first rule that says it. */
export function mayBeTreated(country: CountryRules, answers: Answers): Decision {
  const [who, ...others] = relevantQuestions(country, answers);
  const permission = decide(country, who, answers);
  const decisions = [permission, ...others.map((question) => decide(country, question, answers))];
  return decisions.reduce((worst, each) => (rank(each) > rank(worst) ? each : worst));
}

function rank({ verdict }: Decision): number {
  return VERDICTS.indexOf(verdict);
}

export function relevantQuestions({ rules }: CountryRules, answers: Answers): [Question, ...Question[]] {
  const { eggs, sperm, embryos, knownDonor } = answers;
  const isFrozen = embryos !== "none";
  // An embryo may be brought in only if it might be made there, unless frozen ones have an age of their own.
  const asksDonorAge = eggs === "donor" && embryos === "abroad" && isKnown(rules.ageFrozen);
  const questions: (Question | false)[] = [
    ageQuestion(answers),
    asksDonorAge && rules.ageFrozen?.code === "none" && "ageDonorEggs",
    // Says more of such an embryo than the rules for donors do.
    embryos === "abroad" && "embryosFromAbroad",
    eggs === "donor" && "donorEggs",
    sperm === "donor" && "donorSperm",
    eggs === "donor" && sperm === "donor" && "bothDonors",
    // Who gave the cells of embryos that exist is settled.
    hasDonor(answers) && knownDonor && !isFrozen && "donorIdentity",
    isFrozen && "storage",
  ];
  return [answers.partner, ...questions.filter((question) => question !== false)];
}

function ageQuestion({ eggs, embryos }: Answers): Question {
  if (embryos !== "none") return "ageFrozen";
  return eggs === "donor" ? "ageDonorEggs" : "ageOwnEggs";
}

export function decideByAge(country: CountryRules, answers: Answers): Decision {
  return decide(country, ageQuestion(answers), answers);
}

function decide({ rules }: CountryRules, question: Question, answers: Answers): Decision {
  const rule: Rule | null = rules[question];
  if (!isKnown(rule)) return { verdict: "unknown", question, rule: null };
  return { verdict: verdictOf(rule.code, question, answers), question, rule };
}

function verdictOf(code: string, question: Question, answers: Answers): Verdict {
  const { age, eggs, embryos } = answers;
  switch (question) {
    case "ageOwnEggs":
    case "ageDonorEggs":
    case "ageFrozen":
      return byAge(age, AGE_LIMITS[code]);
    case "donorIdentity":
      // A register of sperm donors says nothing of eggs.
      if (code === "sperm-register") return eggs === "donor" ? "unknown" : "allowed";
      return KNOWN_DONOR[code] ?? "unknown";
    case "donorEggs":
    case "bothDonors":
      if (code === "one-identifiable" && embryos === "abroad") return "unknown";
      // A ban on using a donor's eggs may not be one on an embryo that exists.
      return code === "no" && embryos !== "none" ? "unknown" : (BY_CODE[code] ?? "allowed");
    case "embryosFromAbroad":
      // That we found no clinic is no law.
      return (eggs === "donor" && code === "no-donor-eggs") ||
        (hasDonor(answers) && WANTS_NAMED_DONORS.test(code))
        ? "unknown"
        : "not-forbidden";
    default:
      return BY_CODE[code] ?? "allowed";
  }
}

function byAge(age: number, limit: Limit | undefined): Verdict {
  if (!limit) return "unknown";
  if (age >= limit.forbiddenFrom) return "forbidden";
  return age < limit.allowedBelow ? "allowed" : "not-forbidden";
}

/** Returns all that somebody may still answer. A missing age is the youngest, which no law refuses. */
export function possibleAnswers(typed: TypedAnswers): Answers[] {
  const read = readAge(typed.age);
  const age = read && "age" in read ? typed.age : String(YOUNGEST);
  const partners = typed.partner === "" ? PARTNERS : [typed.partner];
  const eggs = typed.treatment === "" ? EGGS : [typed.eggs];
  return partners.flatMap((partner) =>
    eggs.flatMap((whose) => completeAnswers({ ...typed, age, partner, eggs: whose }) ?? []),
  );
}

/** Returns what forbids the treatment, whatever may still be answered; null while a country may be right. */
export function refusalOf(country: CountryRules, typed: TypedAnswers): Decision | null {
  const decisions = possibleAnswers(typed).map((answers) => mayBeTreated(country, answers));
  const isRefused = decisions.every(({ verdict }) => verdict === "forbidden");
  return isRefused ? (decisions[0] ?? null) : null;
}
