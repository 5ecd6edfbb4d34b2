import { useId } from "react";
import type { Bar } from "./bars.ts";
import { formatTally } from "./formatVotes.ts";

interface VoteBarsProps {
  bars: Bar[];
  label: string;
  nameOf: (at: Date) => string;
  marked?: number;
}

const HEIGHT = 100;

export function VoteBars({ bars, label, nameOf, marked }: VoteBarsProps) {
  const most = Math.max(1, ...bars.map(({ votes }) => votes));
  const id = useId();
  return (
    <figure>
      <svg
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${bars.length * 10} ${HEIGHT + 6}`}
        preserveAspectRatio="none"
        className="picture block h-20 w-full"
      >
        <title id={id}>{label}</title>
        <path d={`M0 ${HEIGHT}H${bars.length * 10}`} className="stroke-line" strokeWidth="1" />
        {bars.map((bar, index) => (
          <OneBar key={bar.at.getTime()} bar={bar} x={index * 10} scale={HEIGHT / most} />
        ))}
        {marked !== undefined && (
          <rect x={marked * 10} y={HEIGHT + 2} width="9" height="4" className="fill-ink" />
        )}
      </svg>
      <figcaption className="flex justify-between gap-4 text-xs text-quiet tabular-nums">
        <span>{bars[0] && nameOf(bars[0].at)}</span>
        <span className="text-right">{bars.length > 1 && nameOf(bars.at(-1)!.at)}</span>
      </figcaption>
      <Numbers bars={bars} nameOf={nameOf} />
    </figure>
  );
}

function OneBar({ bar, x, scale }: { bar: Bar; x: number; scale: number }) {
  const { votes, voided, unproven } = bar;
  // Draws what still counts first; voided votes may or may not have had a check.
  const valid = votes - voided;
  const withoutCheck = Math.min(unproven, valid);
  const parts: [className: string, from: number, many: number][] = [
    ["fill-accent", 0, valid - withoutCheck],
    ["fill-amber", valid - withoutCheck, withoutCheck],
    ["fill-edge opacity-50", valid, voided],
  ];
  return parts.map(
    ([className, from, many]) =>
      many > 0 && (
        <rect
          key={className}
          className={className}
          x={x}
          y={HEIGHT - (from + many) * scale}
          width="9"
          height={many * scale}
        />
      ),
  );
}

function Numbers({ bars, nameOf }: Pick<VoteBarsProps, "bars" | "nameOf">) {
  return (
    <details className="mt-1 text-sm">
      <summary className="min-h-11 cursor-pointer py-2 text-quiet hover:text-accent">The numbers</summary>
      <ul className="mt-1 grid gap-1">
        {bars
          .filter(({ votes }) => votes > 0)
          .map((bar) => (
            <li key={bar.at.getTime()}>{`${nameOf(bar.at)}: ${formatTally(bar)}`}</li>
          ))}
      </ul>
    </details>
  );
}

export function BarsLegend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-quiet">
      {(
        [
          ["bg-accent", "with a human check"],
          ["bg-amber", "without one"],
          ["bg-edge opacity-50", "voided"],
        ] as const
      ).map(([colour, label]) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden className={`picture size-3 rounded-sm ${colour}`} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
