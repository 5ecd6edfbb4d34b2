import { addDays } from "date-fns/addDays";
import { COUNTRY_RULES } from "@/law/allRules.ts";
import type { CountryRules, Rule } from "@/law/rules.ts";
import { knownRule } from "@/law/explain.ts";
import { readDate } from "@/ui/calendarDate.ts";
import { hourOf } from "./clinicHours.ts";
import { documentsFor, type DatedPaper } from "./documents.ts";
import { nightsAbroadFor } from "./nightsAbroad.ts";
import { TREATMENTS, type Treatment } from "./steps.ts";
import type { CycleStart, Days, Stay, TripPlan, TripStep } from "./step.ts";
import { cycleStartOf, typedFrom, type Typed } from "./typed.ts";

/** The first and the last day on which something may be, at local midnight. */
export interface Span {
  firstDay: Date;
  lastDay: Date;
}

export type DatedStep = TripStep & Span;
type DatedStay = Omit<Stay, "arrive" | "leave"> & { arrive: Span; leave: Span };

/** All that can be said about when somebody must be where. */
export interface TripDates {
  treatment: Treatment;
  anchor: CycleStart;
  /** Cycle day 1, or the transfer. */
  anchorDay: Date;
  /** Whether cycle day 1 may be a day later, because nobody told the clinic's hour. */
  isDayOneUnsure: boolean;
  steps: DatedStep[];
  stays: DatedStay[];
  country: CountryRules | null;
  /** The rule by which that country refuses the treatment. */
  refusal: Rule | null;
  papers: DatedPaper[];
}

/**
 * The dates from what the browser keeps under `plan-dates`, or null where not enough is answered.
 * It doesn't ask whether they are past.
 */
export function datesFrom(kept: unknown): TripDates | null {
  const typed = typedFrom(kept);
  const day = typed && anchorDayOf(typed);
  return typed && day ? datesOf(typed, day) : null;
}

/** What the days count from, as it was typed; null while it isn't or can't be a date. */
function anchorDayOf(typed: Typed): Date | null {
  const reading = readDate(cycleStartOf(typed) === "transfer" ? typed.transfer : typed.dayOne);
  return "date" in reading ? reading.date : null;
}

function datesOf(typed: Typed, typedDay: Date): TripDates | null {
  const { treatment, hourRule, isLate } = typed;
  const anchor = cycleStartOf(typed);
  if (treatment === "" || anchor === null) return null;
  const isFromDayOne = anchor === "day-1";
  const hour = hourOf(hourRule);
  const anchorDay = isFromDayOne ? cycleDayOne(typedDay, isLate && hour !== null) : typedDay;
  const plans: Partial<Record<CycleStart, TripPlan>> = TREATMENTS[treatment].plans;
  const plan = plans[anchor];
  if (!plan) return null;
  const steps = stepsFor(plan, typed).map((step) => dateStep(step, anchorDay));
  const country = COUNTRY_RULES.find(({ slug }) => slug === typed.country) ?? null;
  const start = addDays(anchorDay, plan.start);
  const lastTransfer = steps.find(({ id }) => id === "transfer")?.lastDay ?? null;
  return {
    ...{ treatment, anchor, anchorDay, steps, country },
    isDayOneUnsure: isFromDayOne && hour === null,
    stays: nightsAbroadFor(typed).map((stay) => dateStay(stay, anchorDay)),
    refusal: country && refusalOf(country, treatment),
    papers: country ? documentsFor(country, treatment, { start, lastTransfer }) : [],
  };
}

/** Cycle day 1: the day of full bleeding, or the next one where it began after the clinic's hour. */
function cycleDayOne(bleedingOn: Date, isLate: boolean): Date {
  return isLate ? addDays(bleedingOn, 1) : bleedingOn;
}

/** The steps of a plan as the answers change them: where scans are, and whether the transfer is another trip. */
function stepsFor({ steps }: TripPlan, { scans, isFrozen, treatment }: Typed): TripStep[] {
  const isSplit = treatment === "own-eggs" && isFrozen;
  return steps
    .filter(({ id }) => !isSplit || (id !== "transfer" && id !== "test"))
    .map((step) => (step.place === "either" && step.id.endsWith("scan") ? placedAt(step, scans) : step));
}

function placedAt(step: TripStep, place: TripStep["place"]): TripStep {
  return { ...step, place };
}

function dateStep(step: TripStep, anchorDay: Date): DatedStep {
  return { ...step, ...spanOf(step.days, anchorDay) };
}

function dateStay(stay: Stay, anchorDay: Date): DatedStay {
  return { ...stay, arrive: spanOf(stay.arrive, anchorDay), leave: spanOf(stay.leave, anchorDay) };
}

function spanOf([earliest, latest]: Days, anchorDay: Date): Span {
  return { firstDay: addDays(anchorDay, earliest), lastDay: addDays(anchorDay, latest) };
}

function refusalOf(country: CountryRules, treatment: Treatment): Rule | null {
  const rule = treatment === "donor-eggs" ? knownRule(country, "donorEggs") : null;
  return rule?.code === "no" ? rule : null;
}
