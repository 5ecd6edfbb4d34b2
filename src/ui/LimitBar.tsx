interface LimitBarProps {
  label: string;
  end: number;
  limit: number;
  /** Values beyond the limit but within its own uncertainty; both ends included. */
  interval?: readonly [number, number] | undefined;
  /** The side of expected values; the limit itself is expected. */
  expected: "above" | "below";
  limitText: string;
  endText: string;
  /** Without a value only the bar is drawn. Values beyond the end stand at the end. */
  value?: number;
}

export function LimitBar(props: LimitBarProps) {
  const { label, end, limit, interval, expected, limitText, endText, value } = props;
  const percent = (number: number) => Math.min(100, (number / end) * 100);
  const at = percent(limit);
  const isAbove = expected === "above";
  const isExpected = (number: number) => (isAbove ? number >= limit : number <= limit);
  const isNear = (number: number) => interval && number >= interval[0] && number <= interval[1];
  const colourOf = (number: number) =>
    isExpected(number) ? "bg-accent" : isNear(number) ? "bg-amber" : "bg-alarm";
  const nearEdge = percent(interval?.[isAbove ? 0 : 1] ?? limit);
  const zones = ["bg-alarm/25", "bg-accent/25"];
  if (!isAbove) zones.reverse();
  return (
    <div role="img" aria-label={label} className="picture text-xs text-quiet tabular-nums">
      <div className="relative py-1">
        <div className="flex h-3 overflow-hidden rounded-full">
          <div className={zones[0]} style={{ width: `${Math.min(at, nearEdge)}%` }} />
          <div className="bg-amber/60" style={{ width: `${Math.abs(at - nearEdge)}%` }} />
          <div className={`grow ${zones[1]}`} />
        </div>
        <div className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink" style={{ left: `${at}%` }} />
        {value !== undefined && (
          <div
            className={`absolute top-1/2 size-5 -translate-1/2 rounded-full border-3 border-surface print:border ${colourOf(value)}`}
            style={{ left: `${percent(value)}%` }}
          />
        )}
      </div>
      <div className="relative h-5">
        <span className="absolute left-0">0</span>
        <span
          className="absolute -translate-x-1/2 font-semibold whitespace-nowrap text-ink"
          style={{ left: `${at}%` }}
        >
          {limitText}
        </span>
        <span className="absolute right-0">{endText}</span>
      </div>
    </div>
  );
}
