import type { Day, Measure } from "./overview.ts";

const HEIGHT = 60;
const STEP = 20;
const WIDTH = 14;
const LEAST = 2;

/** Scaled to the busiest day; the text beside it says the same. */
export function DayBars({ days, measure }: { days: Day[]; measure: Measure }) {
  const most = Math.max(1, ...days.map((day) => day[measure]));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
      className="mt-3 block h-16 w-full"
    >
      <path d={`M0 ${HEIGHT + 0.5}H${days.length * STEP}`} className="stroke-edge" strokeWidth="1" />
      {days.map((day, index) => {
        const height = day[measure] === 0 ? 0 : Math.max(LEAST, (day[measure] / most) * HEIGHT);
        return (
          <rect
            key={day.day}
            x={index * STEP + (STEP - WIDTH) / 2}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            className="fill-accent"
          />
        );
      })}
    </svg>
  );
}
