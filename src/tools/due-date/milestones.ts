import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { DAYS_TO_DUE_DATE, type Pregnancy } from "./dueDate.ts";
import { pregnancyTestDays } from "./pregnancyTest.ts";

export interface Milestone {
  id: string;
  label: string;
  shortLabel: string;
  /** Gestational weeks; equal for a milestone of one day. */
  startWeek: number;
  endWeek: number;
  note: string;
}

/** The specification's eleven, by first day. Bracketed numbers name sources on the references page. */
export const MILESTONES = [
  {
    id: "heartbeat",
    label: "Heartbeat",
    shortLabel: "Heartbeat",
    startWeek: 5.5,
    endWeek: 6,
    note: "A scan may show it this early; often it takes until week 6 or 7 [3, 8]. If it isn’t seen yet, ask when to look again.",
  },
  {
    id: "first-trimester-testing",
    label: "First trimester genetic testing",
    shortLabel: "Genetic testing",
    startWeek: 11,
    endWeek: 13,
    note: "Ultrasound, blood tests and, where offered, chorionic villus sampling [6]. Often still possible until 13 weeks and 6 days: ask.",
  },
  {
    id: "first-trimester-completed",
    label: "First trimester completed",
    shortLabel: "1st trimester completed",
    startWeek: 12,
    endWeek: 12,
    note: "Counted as 12 weeks here; many doctors count to the end of week 13.",
  },
  {
    id: "second-trimester-testing",
    label: "Second trimester genetic testing",
    shortLabel: "Genetic testing",
    startWeek: 15,
    endWeek: 22,
    note: "For example amniocentesis, where offered [6].",
  },
  {
    id: "fetal-echocardiogram",
    label: "Fetal echocardiogram",
    shortLabel: "Echocardiogram",
    startWeek: 18,
    endWeek: 22,
    note: "A close look at the baby’s heart, if there is a reason for one [7].",
  },
  {
    id: "first-kicks",
    label: "First kicks",
    shortLabel: "First kicks",
    startWeek: 20,
    endWeek: 24,
    note: "Earlier for some, later for others.",
  },
  {
    id: "viability",
    label: "Viability",
    shortLabel: "Viability",
    startWeek: 23,
    endWeek: 24,
    note: "From 23 weeks, a baby born far too early may survive with intensive care.",
  },
  {
    id: "second-trimester-completed",
    label: "Second trimester completed",
    shortLabel: "2nd trimester completed",
    startWeek: 24,
    endWeek: 24,
    note: "Counted as 24 weeks here; many doctors count to the end of week 27.",
  },
  {
    id: "third-trimester-ultrasound",
    label: "Third trimester ultrasound",
    shortLabel: "Ultrasound",
    startWeek: 28,
    endWeek: 28,
    note: "Checks how the baby is growing and lying, where offered.",
  },
  {
    id: "survival",
    label: "98% of babies survive and remain healthy",
    shortLabel: "98% survive, healthy",
    startWeek: 30,
    endWeek: 30,
    note: "Commonly quoted; we found no source.",
  },
  {
    id: "full-term",
    label: "Full term",
    shortLabel: "Full term",
    startWeek: 37,
    endWeek: 37,
    note: "Doctors now call this ‘early term (37 weeks)’; full term is 39 weeks (ACOG/SMFM 2013).",
  },
] as const satisfies readonly Milestone[];

export type MilestoneId = (typeof MILESTONES)[number]["id"] | "pregnancy-test";

export const DUE_WEEK = DAYS_TO_DUE_DATE / 7;

export const TRIMESTERS = [
  { name: "1st trimester", from: 0, to: 12 },
  { name: "2nd trimester", from: 12, to: 24 },
  { name: "3rd trimester", from: 24, to: DUE_WEEK },
];

/** Returns whole days from the gestational start to a week; half days round down (5.5 weeks are 38 days). */
export function daysToWeek(week: number): number {
  return Math.floor(week * 7);
}

export type DatedMilestone = Milestone & {
  id: MilestoneId;
  /** `week 12`, `usually 9 to 14 days after transfer` */
  timing: string;
  firstDay: Date;
  lastDay: Date;
};

export function dateMilestones(pregnancy: Pregnancy): DatedMilestone[] {
  const { start } = pregnancy;
  const dayOf = (week: number) => addDays(start, daysToWeek(week));
  const dated = (milestone: (typeof MILESTONES)[number]): DatedMilestone => ({
    ...milestone,
    timing: formatWeeks(milestone),
    firstDay: dayOf(milestone.startWeek),
    lastDay: dayOf(milestone.endWeek),
  });
  return [datePregnancyTest(pregnancy), ...MILESTONES.map(dated)];
}

function datePregnancyTest({ type, entered, start }: Pregnancy): DatedMilestone {
  const { timing, note, ...days } = pregnancyTestDays(type);
  const firstDay = addDays(entered, days.firstDay);
  const lastDay = addDays(entered, days.lastDay);
  return {
    id: "pregnancy-test",
    label: "Pregnancy test",
    shortLabel: "Pregnancy test",
    startWeek: differenceInCalendarDays(firstDay, start) / 7,
    endWeek: differenceInCalendarDays(lastDay, start) / 7,
    timing,
    note,
    firstDay,
    lastDay,
  };
}

export function formatWeeks({ startWeek, endWeek }: Milestone): string {
  return startWeek === endWeek ? `week ${startWeek}` : `weeks ${startWeek}–${endWeek}`;
}
