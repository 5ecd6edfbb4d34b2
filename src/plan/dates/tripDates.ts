import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import type { CountryRules, Rule } from "@/law/rules.ts";
import { knownRule } from "@/law/explain.ts";
import { readDate } from "@/ui/calendarDate.ts";
import { hourOf } from "./clinicHours.ts";
import type { Answers } from "@/law/answers.ts";
import { documentsFor, type DatedDocument } from "./documents.ts";
import { nightsAbroadFor } from "./nightsAbroad.ts";
import type { Treatment } from "@/law/treatments.ts";
import { TREATMENTS } from "./steps.ts";
import type { CycleStart, Days, Stay, TripPlan, TripStep } from "./tripPlan.ts";
import { cycleStartOf, readTripAnswers, type TripAnswers } from "./tripAnswers.ts";

/** The first and last possible day, at local midnight. */
export interface Span {
  firstDay: Date;
  lastDay: Date;
}

export type DatedStep = TripStep & Span;
type DatedStay = Omit<Stay, "arrive" | "leave"> & { arrive: Span; leave: Span };

export interface TripDates {
  treatment: Treatment;
  cycleStart: CycleStart;
  cycleStartDay: Date;
  /** Whether cycle day 1 may be a day later because the clinic's hour is unknown. */
  isDayOneUnsure: boolean;
  steps: DatedStep[];
  nightsAbroad: DatedStay[];
  country: CountryRules | null;
  refusal: Rule | null;
  documents: DatedDocument[];
}

/**
 * Returns the dates of what is stored under `plan-dates`, past ones too; null without enough answers.
 *
 * @param laws of the countries that we know
 * @param answers about the person, which decide the papers; null while they are incomplete
 */
export function datesFrom(
  stored: unknown,
  laws: readonly CountryRules[],
  answers: Answers | null = null,
): TripDates | null {
  const typed = readTripAnswers(stored);
  const day = typed && readCycleStartDay(typed);
  return typed && day ? datesOf(typed, day, { laws, answers }) : null;
}

function readCycleStartDay(typed: TripAnswers): Date | null {
  const reading = readDate(cycleStartOf(typed) === "transfer" ? typed.transfer : typed.dayOne);
  return "date" in reading ? reading.date : null;
}

interface Asked {
  laws: readonly CountryRules[];
  answers: Answers | null;
}

function datesOf(typed: TripAnswers, typedDay: Date, { laws, answers }: Asked): TripDates | null {
  const { treatment, hourRule, isEvening, isLate } = typed;
  const cycleStart = cycleStartOf(typed);
  if (treatment === "" || cycleStart === null) return null;
  const isFromDayOne = cycleStart === "day-1";
  const hour = hourOf(hourRule);
  const cycleStartDay = isFromDayOne ? cycleDayOne(typedDay, isEvening && isLate && hour !== null) : typedDay;
  const plans: Partial<Record<CycleStart, TripPlan>> = TREATMENTS[treatment].plans;
  const plan = plans[cycleStart];
  if (!plan) return null;
  const steps = stepsFor(plan, typed).map((step) => dateStep(step, cycleStartDay));
  const country = laws.find(({ slug }) => slug === typed.country) ?? null;
  const start = addDays(cycleStartDay, plan.start);
  const lastTransfer = steps.find(({ id }) => id === "transfer")?.lastDay ?? null;
  return {
    ...{ treatment, cycleStart, cycleStartDay, steps, country },
    isDayOneUnsure: isFromDayOne && isEvening && hour === null,
    nightsAbroad: nightsAbroadFor(typed).map((stay) => dateStay(stay, cycleStartDay)),
    refusal: country && findRefusal(country, treatment),
    documents: country ? documentsFor(country, treatment, { start, lastTransfer }, answers) : [],
  };
}

/** Returns the first day of a transfer that leaves time for every step; null where the chosen one does. */
export function firstDayWithTime(dates: TripDates, today: Date): Date | null {
  const { cycleStart, cycleStartDay, steps } = dates;
  if (cycleStart !== "transfer" || cycleStartDay < today) return null;
  const missing = Math.max(...steps.map(({ lastDay }) => differenceInCalendarDays(today, lastDay)));
  return missing > 0 ? addDays(cycleStartDay, missing) : null;
}

/** The next day counts if bleeding began after the clinic's hour. */
function cycleDayOne(bleedingOn: Date, isLate: boolean): Date {
  return isLate ? addDays(bleedingOn, 1) : bleedingOn;
}

function stepsFor({ steps }: TripPlan, { scans, isFrozen, treatment }: TripAnswers): TripStep[] {
  const isSplit = treatment === "own-eggs" && isFrozen;
  return steps
    .filter(({ id }) => !isSplit || (id !== "transfer" && id !== "test"))
    .map((step) => (step.place === "either" && step.id.endsWith("scan") ? placedAt(step, scans) : step));
}

function placedAt(step: TripStep, place: TripStep["place"]): TripStep {
  return { ...step, place };
}

function dateStep(step: TripStep, cycleStartDay: Date): DatedStep {
  return { ...step, ...spanOf(step.days, cycleStartDay) };
}

function dateStay(stay: Stay, cycleStartDay: Date): DatedStay {
  return { ...stay, arrive: spanOf(stay.arrive, cycleStartDay), leave: spanOf(stay.leave, cycleStartDay) };
}

function spanOf([earliest, latest]: Days, cycleStartDay: Date): Span {
  return { firstDay: addDays(cycleStartDay, earliest), lastDay: addDays(cycleStartDay, latest) };
}

/** Returns the rule by which a country forbids the treatment itself, or null. */
export function findRefusal(country: CountryRules, treatment: Treatment | ""): Rule | null {
  const rule = treatment === "donor-eggs" ? knownRule(country, "donorEggs") : null;
  return rule?.code === "no" ? rule : null;
}

/** Such as `Donor eggs are not allowed in Germany.` */
export function describeRefusal({ nameInSentence }: CountryRules): string {
  return `Donor eggs are not allowed in ${nameInSentence}.`;
}
