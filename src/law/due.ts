import type { CountryRules, Rule } from "./rules.ts";
import { QUESTIONS, type Question } from "./ruleTexts.ts";

const CHECK_MONTHS = 12;
const WARNING_DAYS = 90;

export interface DueRule {
  country: CountryRules;
  question: Question;
  rule: Rule;
  why: "ends" | "old" | "weak";
}

/** Returns the rules that need checking on a day (`2026-11-22`), the most urgent first. */
export function dueRules(countries: readonly CountryRules[], today: string): DueRule[] {
  const soon = later(today, { days: WARNING_DAYS });
  const due = countries.flatMap((country) => {
    return QUESTIONS.flatMap((question): DueRule[] => {
      const rule: Rule | null = country.rules[question];
      const why = rule && whyDue(rule, soon, isOld(country, rule, today));
      return why ? [{ country, question, rule, why }] : [];
    });
  });
  return due.toSorted((one, other) => URGENCY[one.why] - URGENCY[other.why]);
}

const URGENCY = { ends: 0, old: 1, weak: 2 };

function whyDue({ watchUntil, confidence }: Rule, soon: string, isOverdue: boolean): DueRule["why"] | null {
  if (watchUntil !== undefined && watchUntil <= soon) return "ends";
  if (isOverdue) return "old";
  return confidence === "L" ? "weak" : null;
}

/** A rule is as fresh as its own check or that of its whole country. */
function isOld(country: CountryRules, rule: Rule, today: string): boolean {
  const checkedOn = rule.checkedOn > country.checkedOn ? rule.checkedOn : country.checkedOn;
  return later(checkedOn, { months: CHECK_MONTHS }) <= today;
}

function later(day: string, { months = 0, days = 0 }): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months, date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
