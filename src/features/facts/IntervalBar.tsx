import type { Interval } from "./interval.ts";

interface IntervalBarProps {
  /** In percent. */
  value: number;
  interval: Interval;
  /** Says in words what the picture shows. */
  label: string;
}

/** A percentage on a scale from 0 to 100, with how far chance reaches around it. */
export function IntervalBar({ value, interval, label }: IntervalBarProps) {
  return (
    <div role="img" aria-label={label} className="picture text-xs text-quiet tabular-nums">
      <div className="relative h-5">
        <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
        <div
          className="absolute inset-y-0.5 rounded-full border border-accent bg-accent-soft"
          style={{ left: `${interval.lowest}%`, width: `${interval.highest - interval.lowest}%` }}
        />
        <div className="absolute inset-y-0 w-1 -translate-x-1/2 bg-accent" style={{ left: `${value}%` }} />
      </div>
      <div className="flex justify-between">
        <span>0%</span>
        <span>100%</span>
      </div>
    </div>
  );
}
