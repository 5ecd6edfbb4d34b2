import { Columns, type Column } from "@/ui/chart/Columns.tsx";
import type { Bar } from "./bars.ts";
import { formatTally } from "./formatVotes.ts";

interface VoteBarsProps {
  bars: Bar[];
  label: string;
  nameOf: (at: Date) => string;
  marked?: number;
}

export function VoteBars({ bars, label, nameOf, marked }: VoteBarsProps) {
  const columns = bars.map((bar) => ({ key: keyOf(bar), parts: partsOf(bar) }));
  const inQuestion = marked === undefined ? undefined : bars[marked];
  return (
    <figure>
      <Columns columns={columns} label={label} marked={inQuestion && keyOf(inQuestion)} />
      <figcaption className="flex justify-between gap-4 text-xs text-quiet tabular-nums">
        <span>{bars[0] && nameOf(bars[0].at)}</span>
        <span className="text-right">{bars.length > 1 && nameOf(bars.at(-1)!.at)}</span>
      </figcaption>
      <Numbers bars={bars} nameOf={nameOf} />
    </figure>
  );
}

const keyOf = ({ at }: Bar) => at.toISOString();

/** What still counts first; voided votes may or may not have had a check. */
function partsOf({ votes, voided, unproven }: Bar): Column["parts"] {
  const valid = votes - voided;
  const withoutCheck = Math.min(unproven, valid);
  return [
    { className: "fill-accent", amount: valid - withoutCheck },
    { className: "fill-amber", amount: withoutCheck },
    { className: "fill-edge opacity-50", amount: voided },
  ];
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
