import { DAYS_TO_DUE_DATE } from "./dueDate.ts";
import { daysToWeek, TRIMESTER_ENDS } from "./milestones.ts";

const [FIRST_END, SECOND_END] = TRIMESTER_ENDS.map(daysToWeek);
const TRIMESTERS = [
  { name: "1st trimester", from: 0, to: FIRST_END ?? 0 },
  { name: "2nd trimester", from: FIRST_END ?? 0, to: SECOND_END ?? 0 },
  { name: "3rd trimester", from: SECOND_END ?? 0, to: DAYS_TO_DUE_DATE },
];

/** Forty weeks as one bar of three trimesters, filled up to today. The words stand beside it. */
export function PregnancyBar({ daysDone }: { daysDone: number | null }) {
  return (
    <div aria-hidden className="picture @container">
      <div className="relative flex gap-1">
        {TRIMESTERS.map(({ name, from, to }) => (
          <div
            key={name}
            className="h-3 basis-0 overflow-hidden rounded-full bg-accent-soft"
            style={{ flexGrow: to - from }}
          >
            <div className="h-full bg-accent" style={{ width: `${share(daysDone ?? 0, from, to)}%` }} />
          </div>
        ))}
        {daysDone !== null && (
          <span
            className="absolute -inset-y-1.5 w-1 -translate-x-1/2 rounded-full bg-ink"
            style={{ left: `${share(daysDone, 0, DAYS_TO_DUE_DATE)}%` }}
          />
        )}
      </div>
      <div className="mt-3 hidden gap-1 text-xs text-quiet sm:text-sm @min-[12rem]:flex">
        {TRIMESTERS.map(({ name, from, to }) => (
          <p key={name} className="basis-0" style={{ flexGrow: to - from }}>
            {name}
          </p>
        ))}
      </div>
    </div>
  );
}

/** How much of an interval lies behind a day, from 0 to 100. */
function share(day: number, from: number, to: number): number {
  return Math.min(100, Math.max(0, ((day - from) / (to - from)) * 100));
}
