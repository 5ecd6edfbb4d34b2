interface GridLinesProps {
  ticks: readonly number[];
  /** Converts a value to percent of the width. */
  x: (value: number) => number;
}

export function GridLines({ ticks, x }: GridLinesProps) {
  return ticks.map((tick) => (
    <div key={tick} className="absolute inset-y-0 w-px bg-line" style={{ left: `${x(tick)}%` }} />
  ));
}
