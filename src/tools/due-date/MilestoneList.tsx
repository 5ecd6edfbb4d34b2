import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { formatShort } from "@/ui/calendarDateText.ts";
import { MilestoneIcon } from "./MilestoneIcon.tsx";
import { toIsoDate } from "@/ui/calendarDate.ts";
import type { Pregnancy } from "./dueDate.ts";
import { dateMilestones, type DatedMilestone } from "./milestones.ts";
import { count, phaseOn } from "./progress.ts";

export function MilestoneList({ pregnancy, today }: { pregnancy: Pregnancy; today: Date }) {
  return (
    <ol aria-label="Milestones" className="mt-8 gap-x-12 lg:columns-2 print:columns-1">
      {dateMilestones(pregnancy).map((milestone) => (
        <MilestoneItem key={milestone.id} milestone={milestone} today={today} />
      ))}
    </ol>
  );
}

function MilestoneItem({ milestone, today }: { milestone: DatedMilestone; today: Date }) {
  const { id, label, note, timing, firstDay, lastDay } = milestone;
  const phase = phaseOn(today, firstDay, lastDay);
  return (
    <li className="flex break-inside-avoid gap-4 border-b border-line py-4">
      <MilestoneIcon id={id} isReached={phase !== "to come"} size="large" />
      <div className="grid min-w-0 grow grid-cols-[1fr_auto] items-baseline gap-x-4">
        <h3 className="font-sans text-base font-semibold">{label}</h3>
        <p className="col-span-2 tabular-nums">
          <Day date={firstDay} />
          {firstDay.getTime() !== lastDay.getTime() && (
            <>
              {" – "}
              <Day date={lastDay} />
            </>
          )}{" "}
          <span className="inline-block text-quiet">{`(${timing})`}</span>
        </p>
        {/* Keeps source marks together, on the line of the last word. */}
        <p className="col-span-2 text-sm text-quiet">{note.replaceAll(/ (?=\[|[\dA-C]+\])/g, "\u00a0")}</p>
        <p
          className={`col-start-2 row-start-1 text-sm ${phase === "now" ? "rounded-md bg-accent px-2 font-semibold text-accent-on" : "text-quiet"}`}
        >
          {phase === "to come" ? `in ${daysOrWeeks(differenceInCalendarDays(firstDay, today))}` : phase}
        </p>
      </div>
    </li>
  );
}

function Day({ date }: { date: Date }) {
  return (
    <time dateTime={toIsoDate(date)} className="whitespace-nowrap">
      {formatShort(date)}
    </time>
  );
}

function daysOrWeeks(days: number): string {
  return days < 14 ? count(days, "day") : count(Math.floor(days / 7), "week");
}
