import { DAYS_TO_DUE_DATE } from "./dueDate.ts";
import { MilestoneMark } from "./MilestoneMark.tsx";
import { daysToWeek, MILESTONES, TRIMESTER_ENDS } from "./milestones.ts";

const [FIRST_END, SECOND_END] = TRIMESTER_ENDS.map(daysToWeek);
const TRIMESTERS = [
  { name: "1st trimester", from: 0, to: FIRST_END ?? 0 },
  { name: "2nd trimester", from: FIRST_END ?? 0, to: SECOND_END ?? 0 },
  { name: "3rd trimester", from: SECOND_END ?? 0, to: DAYS_TO_DUE_DATE },
];
/** A few stops on the way, far enough apart for a phone. */
const STOPS = MILESTONES.filter(({ id }) =>
  [
    "heartbeat",
    "first-trimester-completed",
    "first-kicks",
    "third-trimester-ultrasound",
    "full-term",
  ].includes(id),
);

/** Forty weeks as one bar of three trimesters, filled up to today. The words stand beside it. */
export function PregnancyBar({ daysDone }: { daysDone: number }) {
  return (
    <div aria-hidden className="picture @container">
      <div className="relative flex gap-1">
        {TRIMESTERS.map(({ name, from, to }) => (
          <div
            key={name}
            className="h-3 basis-0 overflow-hidden rounded-full bg-accent-soft"
            style={{ flexGrow: to - from }}
          >
            <div className="h-full bg-accent" style={{ width: `${share(daysDone, from, to)}%` }} />
          </div>
        ))}
        {STOPS.map(({ id, endWeek }) => (
          <span
            key={id}
            className="absolute top-1/2 -translate-1/2"
            style={{ left: `${share(daysToWeek(endWeek), 0, DAYS_TO_DUE_DATE)}%` }}
          >
            <MilestoneMark id={id} isReached={daysDone >= daysToWeek(endWeek)} size="small" />
          </span>
        ))}
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
