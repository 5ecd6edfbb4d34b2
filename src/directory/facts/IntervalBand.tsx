import type { Interval } from "./interval.ts";

export function IntervalBand({
  value,
  interval: { lowest, highest },
}: {
  value: number;
  interval: Interval;
}) {
  return (
    <div className="picture relative h-5">
      <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
      <div
        className="absolute inset-y-0.5 rounded-full border border-accent bg-accent-soft"
        style={{ left: `${lowest}%`, width: `${highest - lowest}%` }}
      />
      <div className="absolute inset-y-0 w-1 -translate-x-1/2 bg-accent" style={{ left: `${value}%` }} />
    </div>
  );
}
