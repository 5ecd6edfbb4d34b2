import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { subDays } from "date-fns/subDays";
import { subMonths } from "date-fns/subMonths";
import type { CountryRules, Rule } from "@/law/rules.ts";
import { explain } from "@/law/explain.ts";
import type { Question } from "@/law/ruleTexts.ts";
import { CONDITIONS, type ConditionCode } from "@/law/texts/conditions.ts";
import { readAge } from "@/law/ageReading.ts";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { conditionsFor } from "@/law/conditions.ts";
import { possibleAnswers } from "@/law/eligibility.ts";
import { isFrozenTransfer, type Treatment } from "@/law/treatments.ts";

/** The transfer is null if it is a second trip. */
interface Times {
  start: Date;
  lastTransfer: Date | null;
}

/** The last day (`by`) or the first day (`from`) that a law's number allows. */
interface Due {
  kind: "by" | "from";
  day: Date;
  why: string;
}

export interface DatedDocument {
  id: string;
  name: string;
  sentence: string;
  rule: Rule;
  due: Due | null;
  undated: string | null;
}

type DeadlineRule = { name: string } & (
  | { days: number; months?: never; why: string }
  | { months: number; days?: never; why: string }
  | { validMonths: number; why: string }
);

const BEFORE_START = "counted from the earliest day on which treatment can begin";
const UNTIL_TRANSFER = "so that it is still valid at the latest transfer";

const DEADLINE_RULES: Partial<Record<ConditionCode, DeadlineRule>> = {
  "information-14-days": { name: "Doctor’s information", days: 14, why: `14 days, ${BEFORE_START}` },
  "12-months-tried": { name: "Other treatment begun", months: 12, why: `12 months, ${BEFORE_START}` },
  "donor-request": {
    ...{ name: "Registered letter to the clinic", months: 2 },
    why: `two months for the answer, ${BEFORE_START}`,
  },
  "request-6-months": {
    ...{ name: "Request for treatment", validMonths: 6 },
    why: `six months, ${UNTIL_TRANSFER}`,
  },
  "consent-2-years": { name: "Consent", validMonths: 24, why: `two years, ${UNTIL_TRANSFER}` },
  "paternity-14-months": {
    ...{ name: "The man’s declaration", validMonths: 14 },
    why: `14 months, ${UNTIL_TRANSFER}`,
  },
};

/** These concern only people who use donor eggs or sperm. */
const FOR_DONOR_CELLS = new Set<ConditionCode>(["donor-request", "suitability"]);
/** These were due before the embryos were made. */
const BEFORE_EMBRYOS = new Set<ConditionCode>(["12-months-tried", "donor-request"]);
/** It concerns donated embryos, which have no steps here. */
const NOT_SHOWN = new Set<ConditionCode>(["notary-embryo"]);
/** From this birthday on, Greece’s Authority must permit it. */
const PERMIT_FROM = 50;

/** @param asked the answers so far: all conditions stand there until it is known who would be treated */
export function documentsFor(
  country: CountryRules,
  treatment: Treatment,
  times: Times,
  asked: TypedAnswers = EMPTY_ANSWERS,
): DatedDocument[] {
  // An age decides no condition, so it may be missing.
  const answers = asked.partner === "" ? undefined : possibleAnswers(asked)[0];
  const isDonorSure = answers !== undefined || treatment === "donor-eggs";
  const documents = [
    ...(answers ? conditionsFor(country, answers) : country.conditions)
      .filter(({ code }) => !NOT_SHOWN.has(code))
      .map((step) => toDocument(step, { treatment, isDonorSure }, times)),
    ...permissions(country, asked),
  ];
  const order = ({ due }: DatedDocument) => due?.day.getTime() ?? Infinity;
  return documents.toSorted((one, other) => Math.sign(order(one) - order(other)) || 0);
}

interface ConditionContext {
  treatment: Treatment;
  isDonorSure: boolean;
}

function toDocument(
  step: Rule<ConditionCode>,
  { treatment, isDonorSure }: ConditionContext,
  times: Times,
): DatedDocument {
  const { code } = step;
  const isOver = BEFORE_EMBRYOS.has(code) && isFrozenTransfer(treatment);
  const isIfDonor = !isDonorSure && FOR_DONOR_CELLS.has(code);
  const rule = isIfDonor || isOver ? undefined : DEADLINE_RULES[code];
  const due = rule ? findDueDay(rule, times) : null;
  return {
    ...{ id: code, name: rule?.name ?? CONDITIONS[code], sentence: CONDITIONS[code], rule: step, due },
    undated: isOver
      ? "It was due before the embryos were made."
      : rule && !due
        ? "This applies at the transfer, which is a separate trip here."
        : null,
  };
}

function findDueDay(rule: DeadlineRule, { start, lastTransfer }: Times): Due | null {
  const { why } = rule;
  if ("validMonths" in rule) {
    return lastTransfer && { kind: "from", day: earliestSigned(lastTransfer, rule.validMonths), why };
  }
  const day = rule.days === undefined ? subMonths(start, rule.months) : subDays(start, rule.days);
  return { kind: "by", day, why };
}

/** Returns the first day to sign a document that may be some months old: 28 February is six on 28 August. */
export function earliestSigned(on: Date, months: number): Date {
  const signed = subMonths(on, months);
  return addMonths(signed, months) < on ? addDays(signed, 1) : signed;
}

function permissions(country: CountryRules, { partner, age }: TypedAnswers): DatedDocument[] {
  const read = readAge(age);
  const isTooYoung = read && "age" in read && read.age < PERMIT_FROM;
  const mayBe = (who: typeof partner) => partner === "" || partner === who;
  const { rules, conditions } = country;
  const hasNotary = conditions.some(({ code }) => code === "notary-unmarried-or-donor");
  const permissionFor = (question: Question, code: string, name: string): DatedDocument[] => {
    const rule = rules[question];
    if (rule?.code !== code) return [];
    const { sentence } = explain(question, rule);
    return [{ id: `${code}-${question}`, name, sentence, rule, due: null, undated: null }];
  };
  const notary = "Consent before a notary";
  return [
    ...(hasNotary || !mayBe("unmarriedCouple") ? [] : permissionFor("unmarriedCouple", "notarial", notary)),
    ...(mayBe("unmarriedCouple")
      ? permissionFor("unmarriedCouple", "joint-statement", "Joint statement")
      : []),
    ...(hasNotary || !mayBe("womanAlone") ? [] : permissionFor("womanAlone", "notarial", notary)),
    ...(partner === "twoWomen" ? permissionFor("twoWomen", "one-as-single", notary) : []),
    ...(isTooYoung ? [] : permissionFor("ageOwnEggs", "until-54", "Permit over 50")),
  ];
}
