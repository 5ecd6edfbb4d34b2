import { addMonths } from "date-fns/addMonths";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { startOfMonth } from "date-fns/startOfMonth";
import { formatMonth } from "@/ui/calendarDateText.ts";
import { DUE_WEEK, TRIMESTERS } from "./milestones.ts";

const LAST_WEEK = 42;
const WEEK_MARKS = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, DUE_WEEK];

export function percentOfPicture(week: number): number {
  return (Math.min(LAST_WEEK, Math.max(0, week)) / LAST_WEEK) * 100;
}

export function TrimesterBands() {
  return TRIMESTERS.map(({ name, from, to }) => (
    <div
      key={name}
      className="absolute top-7 bottom-0 rounded-md bg-[color-mix(in_srgb,var(--accent-soft)_45%,var(--surface))] even:bg-accent-soft"
      style={{ left: `${percentOfPicture(from)}%`, width: `calc(${percentOfPicture(to - from)}% - 2px)` }}
    >
      <p className="relative z-10 w-fit rounded-md bg-inherit px-2 pt-1 text-xs font-medium text-quiet sm:text-sm">
        {name}
      </p>
    </div>
  ));
}

export function TimelineAxis({ start }: { start: Date }) {
  return (
    <div className="text-xs text-quiet tabular-nums">
      <div className="relative h-6">
        {WEEK_MARKS.map((week) => (
          <span
            key={week}
            className="absolute bottom-0 -translate-x-1/2 first:translate-x-0"
            style={{ left: `${percentOfPicture(week)}%` }}
          >
            {week}
          </span>
        ))}
      </div>
      <div className="relative mt-1 h-5 border-t border-line">
        {monthsFrom(start).map(({ name, week }) => (
          <span
            key={week}
            className="absolute inset-y-0 border-l border-line pl-1"
            style={{ left: `${percentOfPicture(week)}%` }}
          >
            {name}
          </span>
        ))}
      </div>
      <p className="mt-1 px-1">Weeks of pregnancy, and the months they fall in</p>
    </div>
  );
}

function monthsFrom(start: Date): { name: string; week: number }[] {
  const firstMonth = startOfMonth(start);
  return Array.from({ length: 10 }, (_, index) => {
    const month = addMonths(firstMonth, index + 1);
    return { name: formatMonth(month), week: differenceInCalendarDays(month, start) / 7 };
  }).filter(({ week }) => week < DUE_WEEK);
}
