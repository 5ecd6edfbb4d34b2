import { RangeBar } from "@/ui/RangeBar.tsx";
import type { Result, ResultRange } from "./facts.ts";
import { isHistory } from "./freshness.ts";
import { wilsonInterval } from "./interval.ts";
import { IntervalBar } from "./IntervalBar.tsx";
import type { RateBasis } from "./measure.ts";
import { nationalContext } from "./nationalContext.ts";
import { NationalContext } from "./NationalFigures.tsx";
import {
  ageLabel,
  countLabel,
  DENOMINATOR_NOTES,
  EMBRYO_LABELS,
  formatPercent,
  MEASURE_LABELS,
  OUTCOME_NOTES,
  periodLabel,
  testingLabel,
} from "./resultLabels.ts";
import { SourceLine } from "./SourceLine.tsx";

interface ResultCardProps {
  result: Result;
  /** Of all clinics that count alike; undefined where fewer than two do. */
  range: ResultRange | undefined;
  national: Result[];
}

/** A clinic's result with everything that decides what it means. */
export function ResultCard({ result, range, national }: ResultCardProps) {
  const { basis, percentage, source } = result;
  const isOld = isHistory(basis.periodTo, source.checkedOn);
  return (
    <div className="@container">
      <div className="grid gap-x-8 @lg:grid-cols-2">
        <div>
          <p>
            <span className="mt-1 block font-serif text-4xl font-semibold tabular-nums">
              {formatPercent(percentage)}
            </span>
            <span className="mt-1 block font-semibold">
              {MEASURE_LABELS[basis.denominator][basis.outcome]}
            </span>
          </p>
          <Certainty percentage={percentage} n={basis.n} />
          {range && <Others range={range} percentage={percentage} />}
        </div>
        <Circumstances basis={basis} />
      </div>
      {isOld && (
        <p className="mt-3 rounded-lg bg-amber-soft px-3 py-2 text-sm">
          <strong>Old result.</strong> Its last treatments were in {basis.periodTo.slice(0, 4)}. Ask for a
          newer one.
        </p>
      )}
      <p className="mt-3 text-sm">
        {OUTCOME_NOTES[basis.outcome]} {DENOMINATOR_NOTES[basis.denominator]}
      </p>
      <SourceLine source={source} />
      <NationalContext contexts={nationalContext(result, national)} />
    </div>
  );
}

/** How far chance alone may have moved a percentage. */
function Certainty({ percentage, n }: { percentage: number; n: number | null }) {
  if (n === null) {
    return (
      <p className="mt-2 text-sm text-quiet">
        The number of treatments isn't published, so nobody can tell how far chance moved this figure.
      </p>
    );
  }
  const interval = wilsonInterval(percentage, n);
  const [from, to] = [interval.lowest, interval.highest].map((end) => `${Math.round(end)}%`);
  return (
    <div className="mt-2">
      <IntervalBar
        value={percentage}
        interval={interval}
        label={`${formatPercent(percentage)} on a scale from 0% to 100%. 95% interval: ${from} to ${to}.`}
      />
      <p className="mt-1 text-sm text-quiet">
        95% interval: {from} to {to}. The clinic's true rate very probably lies there.
      </p>
    </div>
  );
}

function Others({ range, percentage }: { range: ResultRange; percentage: number }) {
  const ends = `${formatPercent(range.lowest)} to ${formatPercent(range.highest)}`;
  return (
    <div className="mt-3">
      <RangeBar
        value={percentage}
        from={0}
        to={100}
        range={range}
        label={`${formatPercent(percentage)} on a scale from 0% to 100%. All clinics that count the same way: ${ends}.`}
      />
      <p className="mt-1 text-sm text-quiet">
        {range.clinics} clinics count the same way: {ends}
      </p>
    </div>
  );
}

function Circumstances({ basis }: { basis: RateBasis }) {
  const rows: [string, string][] = [
    ["Counted", countLabel(basis.n, basis.denominator)],
    ["Age", ageLabel(basis)],
    ["Period", periodLabel(basis)],
    ["Embryos", EMBRYO_LABELS[basis.embryos]],
    ["Embryo testing", testingLabel(basis.tested)],
  ];
  return (
    <dl className="mt-3 grid content-start grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-quiet">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
