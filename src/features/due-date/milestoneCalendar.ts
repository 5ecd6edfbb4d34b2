import { toIsoDate } from "./calendarDate.ts";
import type { Pregnancy } from "./dueDate.ts";
import { writeCalendar } from "./icalendar.ts";
import { dateMilestones, formatWeeks } from "./milestones.ts";

/** The due date and the milestones of a pregnancy as an iCalendar file. */
export function milestoneCalendar({ start, dueDate }: Pregnancy, writtenAt: Date): string {
  const uid = (id: string) => `${id}-${toIsoDate(start)}@due-date-calculator`;
  const events = dateMilestones(start).map((milestone) => ({
    uid: uid(milestone.id),
    summary: milestone.label,
    description: `Pregnancy ${formatWeeks(milestone)}. ${withoutReferences(milestone.note)}`,
    firstDay: milestone.firstDay,
    lastDay: milestone.lastDay,
  }));
  events.push({
    uid: uid("due-date"),
    summary: "Estimated due date",
    description: "40 weeks. An estimate: few babies come on the day itself.",
    firstDay: dueDate,
    lastDay: dueDate,
  });
  return writeCalendar("Pregnancy milestones", events, writtenAt);
}

/** The bracketed numbers mean something on the website only. */
function withoutReferences(note: string): string {
  return note.replace(/ \[[\d, ]+\]/, "");
}
