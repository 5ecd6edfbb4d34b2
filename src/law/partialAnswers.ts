import { readAge, YOUNGEST } from "./ageReading.ts";
import { completeAnswers, EGGS, PARTNERS, type Answers, type TypedAnswers } from "./answers.ts";
import { mayBeTreated, type Decision } from "./eligibility.ts";
import type { CountryRules } from "./rules.ts";

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
