import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { CalendarCheck } from "lucide-react";
import { formatShort } from "@/ui/calendarDateText.ts";
import type { Pregnancy } from "./dueDate.ts";
import { COLOUR_CLASSES, MILESTONE_STYLES } from "./milestoneStyles.ts";
import { MilestoneIcon } from "./MilestoneIcon.tsx";
import { dateMilestones, DUE_WEEK, type DatedMilestone } from "./milestones.ts";
import { formatAge, phaseOn, progressOn } from "./progress.ts";
import { percentOfPicture, TimelineAxis, TrimesterBands } from "./TimelineAxis.tsx";

interface TimelinePictureProps {
  pregnancy: Pregnancy;
  today: Date;
}

export function TimelinePicture({ pregnancy, today }: TimelinePictureProps) {
  const { start, dueDate } = pregnancy;
  const progress = progressOn(today, pregnancy);
  const age = progress.stage === "underway" ? formatAge(progress.weeks, progress.days) : null;
  const todayAt = percentOfPicture(differenceInCalendarDays(today, start) / 7);
  return (
    <div
      role="img"
      aria-label={`Picture of the 40 weeks to ${formatShort(dueDate)} with the milestones of the list below. ${
        age ? `Today is ${age}.` : ""
      }`}
      className="picture @container mt-6 rounded-2xl border border-line bg-surface px-1 py-4 sm:px-5"
    >
      <div className="relative pt-7">
        <TrimesterBands />
        {age && (
          <div className="absolute inset-y-0 w-px bg-ink" style={{ left: `${todayAt}%` }}>
            <span
              className="absolute top-0 rounded-md bg-ink px-1.5 text-sm font-semibold whitespace-nowrap text-paper"
              style={{ translate: `-${todayAt}%` }}
            >
              Today
            </span>
          </div>
        )}
        <div className="relative grid pt-8 pb-2">
          {dateMilestones(pregnancy).map((milestone) => (
            <MilestoneRow
              key={milestone.id}
              milestone={milestone}
              isReached={phaseOn(today, milestone.firstDay, milestone.lastDay) !== "to come"}
            />
          ))}
          <DueDateRow dueDate={dueDate} />
        </div>
      </div>
      <TimelineAxis start={start} />
    </div>
  );
}

const LABEL_LEFT_FROM_WEEK = 24;

function MilestoneRow({ milestone, isReached }: { milestone: DatedMilestone; isReached: boolean }) {
  const { id, label, shortLabel, startWeek, endWeek } = milestone;
  const { bar } = COLOUR_CLASSES[MILESTONE_STYLES[id].colour];
  const from = percentOfPicture(startWeek);
  const to = percentOfPicture(endWeek);
  const middle = (from + to) / 2;
  const isLeft = startWeek >= LABEL_LEFT_FROM_WEEK;
  return (
    <div className="relative h-8">
      <div
        className={`absolute top-1/2 h-2 -translate-y-1/2 rounded-full ${bar} ${isReached ? "" : "opacity-40"}`}
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <span className="absolute top-1/2 -translate-1/2" style={{ left: `${middle}%` }}>
        <MilestoneIcon id={id} isReached={isReached} size="small" />
      </span>
      <span
        className="absolute top-1/2 -translate-y-1/2 text-[0.8125rem] rounded bg-surface/85 px-0.5 leading-tight whitespace-nowrap sm:text-sm"
        style={
          isLeft
            ? { right: `calc(${100 - from}% + 1.125rem)` }
            : { left: `max(calc(${middle}% + 1.125rem), calc(${to}% + 0.375rem))` }
        }
      >
        {/* Where neither label fits, the list below still names the milestone. */}
        <span className="hidden @[18rem]:inline @md:hidden">{shortLabel}</span>
        <span className="hidden @md:inline">{label}</span>
      </span>
    </div>
  );
}

function DueDateRow({ dueDate }: { dueDate: Date }) {
  const at = percentOfPicture(DUE_WEEK);
  return (
    <div className="relative h-8">
      <span
        className="absolute top-1/2 grid size-7 -translate-1/2 place-items-center rounded-full bg-ink text-paper"
        style={{ left: `${at}%` }}
      >
        <CalendarCheck className="size-4" />
      </span>
      <span
        className="absolute top-1/2 -translate-y-1/2 rounded bg-surface/85 px-0.5 text-sm leading-tight font-semibold whitespace-nowrap"
        style={{ right: `calc(${100 - at}% + 1.25rem)` }}
      >
        {`Due date ${formatShort(dueDate)}`}
      </span>
    </div>
  );
}
