import { addDays } from "date-fns/addDays";
import { addYears } from "date-fns/addYears";
import { subMonths } from "date-fns/subMonths";
import { toIsoDate } from "@/ui/calendarDate.ts";

/** Days from the gestational start (week 0, day 0) to the due date. Source: ACOG Committee Opinion 700. */
export const DAYS_TO_DUE_DATE = 280;

/** Days from the gestational start to conception. Source: AAP, Pediatrics 2004;114:1362. */
const DAYS_TO_CONCEPTION = 14;

interface ConceptionTypeFacts {
  name: string;
  dateLabel: string;
  dateHint: string;
  dateMeans: string;
  daysFromStart: number;
}

/** A day-N embryo was conceived N days before its transfer. */
export const CONCEPTION_TYPES = {
  "last-period": {
    name: "First Day of Last Period",
    dateLabel: "First day of last period",
    dateHint: "The day your last period began.",
    dateMeans: "the first day of the last period",
    daysFromStart: 0,
  },
  conception: {
    name: "Date of Conception (IUI)",
    dateLabel: "Conception date",
    dateHint: "The day of the insemination, or the day you conceived.",
    dateMeans: "conception or insemination",
    daysFromStart: DAYS_TO_CONCEPTION,
  },
  "day-3": embryoTransfer(3),
  "day-5": embryoTransfer(5),
  "day-6": embryoTransfer(6),
  "day-7": embryoTransfer(7),
} satisfies Record<string, ConceptionTypeFacts>;

export type ConceptionType = keyof typeof CONCEPTION_TYPES;

function embryoTransfer(day: number): ConceptionTypeFacts {
  return {
    name: `Day ${day} Embryo`,
    dateLabel: "Transfer date",
    dateHint: "The day the embryo was transferred. A frozen embryo counts the same as a fresh one.",
    dateMeans: "the embryo transfer",
    daysFromStart: DAYS_TO_CONCEPTION + day,
  };
}

export function isEmbryoTransfer(type: ConceptionType): boolean {
  return type !== "last-period" && type !== "conception";
}

export function isConceptionType(text: string): text is ConceptionType {
  return Object.hasOwn(CONCEPTION_TYPES, text);
}

export interface Pregnancy {
  type: ConceptionType;
  entered: Date;
  /** Gestational week 0, day 0, from which milestones count. */
  start: Date;
  dueDate: Date;
}

/** Source: ACOG Committee Opinion 700 (day 5: transfer + 261 days, day 3: + 263). */
export function countPregnancy(type: ConceptionType, entered: Date): Pregnancy {
  const start = addDays(entered, -CONCEPTION_TYPES[type].daysFromStart);
  return { type, entered, start, dueDate: addDays(start, DAYS_TO_DUE_DATE) };
}

export function daysFromEnteredToDue(type: ConceptionType): number {
  return DAYS_TO_DUE_DATE - CONCEPTION_TYPES[type].daysFromStart;
}

/** Each step stays inside its month. Source: Aust N Z J Obstet Gynaecol 2021;61:177. */
export function naegeleDueDate(lastMenstrualPeriod: Date): Date {
  return addDays(addYears(subMonths(lastMenstrualPeriod, 3), 1), 7);
}

/** Returns Naegele's day where it isn't ours, or null. Hours say nothing: where clocks skip a midnight, they differ. */
export function otherNaegeleDay({ entered, dueDate }: Pick<Pregnancy, "entered" | "dueDate">): Date | null {
  const byNaegele = naegeleDueDate(entered);
  return toIsoDate(byNaegele) === toIsoDate(dueDate) ? null : byNaegele;
}
