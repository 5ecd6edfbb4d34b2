interface TickLabelsProps {
  ticks: readonly number[];
  /** Converts a value to percent of the width. */
  x: (value: number) => number;
  format: (tick: number) => string;
  className?: string;
}

export function TickLabels({ ticks, x, format, className = "" }: TickLabelsProps) {
  return (
    <div aria-hidden className={`relative h-5 text-xs text-quiet tabular-nums ${className}`}>
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute"
          style={{ left: `${x(tick)}%`, translate: `${shiftAt(x(tick))}%` }}
        >
          {format(tick)}
        </span>
      ))}
    </div>
  );
}

const NEAR_EDGE = 5;

/** In percent of the label's width. */
function shiftAt(percent: number): number {
  if (percent < NEAR_EDGE) return 0;
  return percent > 100 - NEAR_EDGE ? -100 : -50;
}
