import { toIsoDate } from "@/ui/calendarDate.ts";
import type { Pregnancy } from "./dueDate.ts";
import { writeCalendar } from "@/ui/icalendar.ts";
import { dateMilestones, type DatedMilestone } from "./milestones.ts";

export function milestoneCalendar(pregnancy: Pregnancy, writtenAt: Date): string {
  const { start, dueDate } = pregnancy;
  const uid = (id: string) => `${id}-${toIsoDate(start)}@due-date-calculator`;
  const events = dateMilestones(pregnancy).map((milestone) => ({
    uid: uid(milestone.id),
    summary: milestone.label,
    description: describe(milestone),
    firstDay: milestone.firstDay,
    lastDay: milestone.lastDay,
  }));
  events.push({
    uid: uid("due-date"),
    summary: "Estimated due date",
    description: "Week 40. This is an estimate: few babies arrive on the day itself.",
    firstDay: dueDate,
    lastDay: dueDate,
  });
  return writeCalendar({ name: "Pregnancy milestones", product: "Due date calculator", events }, writtenAt);
}

/** Drops the bracketed source marks, which mean nothing outside the website. */
function describe({ timing, note }: DatedMilestone): string {
  const sentence = timing.charAt(0).toUpperCase() + timing.slice(1);
  return `${sentence}. ${note.replaceAll(/ \[[\dA-C, ]+\]/g, "")}`;
}
