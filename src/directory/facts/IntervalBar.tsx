import type { Interval } from "./interval.ts";
import { IntervalBand } from "./IntervalBand.tsx";

interface IntervalBarProps {
  /** In percent. */
  value: number;
  interval: Interval;
  label: string;
}

export function IntervalBar({ value, interval, label }: IntervalBarProps) {
  return (
    <div role="img" aria-label={label} className="picture text-xs text-quiet tabular-nums">
      <IntervalBand value={value} interval={interval} />
      <div className="flex justify-between">
        <span>0%</span>
        <span>100%</span>
      </div>
    </div>
  );
}
