interface TickLabelsProps {
  ticks: readonly number[];
  /** From a value to percent of the width. */
  x: (value: number) => number;
  format: (tick: number) => string;
  className?: string;
}

/** What each tick says, centred below it; the first and the last stay within the picture. */
export function TickLabels({ ticks, x, format, className = "" }: TickLabelsProps) {
  return (
    <div aria-hidden className={`relative h-5 text-xs text-quiet tabular-nums ${className}`}>
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
          style={{ left: `${x(tick)}%` }}
        >
          {format(tick)}
        </span>
      ))}
    </div>
  );
}
