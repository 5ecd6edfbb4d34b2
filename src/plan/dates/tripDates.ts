import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import type { CountryRules } from "@/law/rules.ts";
import { readDate } from "@/ui/calendarDate.ts";
import { EARLIEST_HOUR, hourOf } from "./clinicHours.ts";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { documentsFor, type DatedDocument } from "./documents.ts";
import { nightsAbroadFor } from "./nightsAbroad.ts";
import type { Treatment } from "@/law/treatments.ts";
import { TREATMENTS } from "./steps.ts";
import type { CycleStart, Days, Stay, TripPlan, TripStep } from "./tripPlan.ts";
import { cycleStartDateOf, cycleStartOf, readTripAnswers, type TripAnswers } from "./tripAnswers.ts";
import { answersForTreatment, findRefusal, hasDonorSperm, type TripRefusal } from "./tripLaw.ts";

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
  /** Whether cycle day 1 may be a day later, as an hour is still unknown. Every last day but a deadline allows for it. */
  isDayOneUnsure: boolean;
  steps: DatedStep[];
  nightsAbroad: DatedStay[];
  country: CountryRules | null;
  refusal: TripRefusal | null;
  asked: TypedAnswers;
  documents: DatedDocument[];
}

/** Past ones too; null without enough answers. @param answers decide what is allowed and the wording */
export function datesFrom(
  stored: unknown,
  laws: readonly CountryRules[],
  answers: TypedAnswers = EMPTY_ANSWERS,
): TripDates | null {
  const typed = readTripAnswers(stored);
  const day = typed && readCycleStartDay(typed);
  return typed && day ? datesOf(typed, day, { laws, answers }) : null;
}

function readCycleStartDay(typed: TripAnswers): Date | null {
  const reading = readDate(cycleStartDateOf(typed));
  return "date" in reading ? reading.date : null;
}

type SpanOf = (days: Days, isAnyDayBefore?: boolean) => Span;

interface LawsAndAnswers {
  laws: readonly CountryRules[];
  answers: TypedAnswers;
}

function datesOf(typed: TripAnswers, typedDay: Date, { laws, answers }: LawsAndAnswers): TripDates | null {
  const { treatment } = typed;
  const cycleStart = cycleStartOf(typed);
  if (treatment === "" || cycleStart === null) return null;
  const isFromDayOne = cycleStart === "day-1";
  const isNextDay = isFromDayOne && countsFromNextDay(typed);
  const cycleStartDay = isNextDay === true ? addDays(typedDay, 1) : typedDay;
  const plans: Partial<Record<CycleStart, TripPlan>> = TREATMENTS[treatment].plans;
  const plan = plans[cycleStart];
  if (!plan) return null;
  const asked = answersForTreatment(answers, treatment);
  const isDayOneUnsure = isNextDay === null;
  const spanOf: SpanOf = ([earliest, latest], isAnyDayBefore = false) => ({
    firstDay: addDays(cycleStartDay, earliest),
    lastDay: addDays(cycleStartDay, latest + Number(isDayOneUnsure && !isAnyDayBefore)),
  });
  const steps = stepsFor(plan, typed, asked).map((step) => dateStep(step, spanOf));
  const country = laws.find(({ slug }) => slug === typed.country) ?? null;
  const start = addDays(cycleStartDay, plan.start);
  const lastTransfer = steps.find(({ id }) => id === "transfer")?.lastDay ?? null;
  return {
    ...{ treatment, cycleStart, cycleStartDay, isDayOneUnsure, steps, country },
    nightsAbroad: nightsAbroadFor(typed).map((stay) => dateStay(stay, spanOf)),
    ...{ asked, refusal: country && findRefusal(country, asked) },
    documents: country ? documentsFor(country, treatment, { start, lastTransfer }, asked) : [],
  };
}

/** Returns the first day of a transfer that leaves time for every step; null where the chosen one does. */
export function firstDayWithTime(dates: TripDates, today: Date): Date | null {
  const { cycleStart, cycleStartDay, steps } = dates;
  if (cycleStart !== "transfer" || cycleStartDay < today) return null;
  const missing = Math.max(...steps.map(({ lastDay }) => differenceInCalendarDays(today, lastDay)));
  return missing > 0 ? addDays(cycleStartDay, missing) : null;
}

/** The next day counts if bleeding began at the clinic's hour or later; null while that isn't known. */
function countsFromNextDay({ isAfterNoon, hourRule, isLate }: TripAnswers): boolean | null {
  if (!isAfterNoon) return false;
  const hour = hourOf(hourRule);
  if (hour === null) return null;
  return hour <= EARLIEST_HOUR || isLate;
}

function stepsFor({ steps }: TripPlan, trip: TripAnswers, asked: TypedAnswers): TripStep[] {
  const { scans, isFrozen, treatment } = trip;
  const isSplit = treatment === "own-eggs" && isFrozen;
  return steps
    .filter(({ id }) => !isSplit || (id !== "transfer" && id !== "test"))
    .map((step): TripStep => (hasDonorSperm(asked) ? Object.assign({}, step, step.withDonorSperm) : step))
    .map((step) => (step.place === "either" && step.id.endsWith("scan") ? placedAt(step, scans) : step));
}

function placedAt(step: TripStep, place: TripStep["place"]): TripStep {
  return { ...step, place };
}

function dateStep(step: TripStep, spanOf: SpanOf): DatedStep {
  return { ...step, ...spanOf(step.days, step.isAnyDayBefore) };
}

function dateStay(stay: Stay, spanOf: SpanOf): DatedStay {
  return { ...stay, arrive: spanOf(stay.arrive), leave: spanOf(stay.leave) };
}
