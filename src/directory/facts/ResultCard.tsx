import { grouped } from "@/ui/counted.ts";
import { RangeBar } from "@/ui/RangeBar.tsx";
import { Certainty } from "./Certainty.tsx";
import { CountingNote } from "./CountingNote.tsx";
import type { Result, ResultRange } from "./facts.ts";
import { isHistory } from "./freshness.ts";
import { nationalContext } from "./nationalContext.ts";
import { NationalContext } from "./NationalFigures.tsx";
import { NotAtYourAge } from "./NotAtYourAge.tsx";
import { OldResult } from "./OldResult.tsx";
import {
  ageLabel,
  countLabel,
  EMBRYO_LABELS,
  formatPercent,
  MEASURE_LABELS,
  OUTCOME_LABELS,
  periodLabel,
  testingLabel,
} from "./resultLabels.ts";
import { SourceLine } from "./SourceLine.tsx";
import type { Visitor } from "./visitorBand.ts";

interface ResultCardProps {
  result: Result;
  /** Of all clinics that count alike; undefined for fewer than two. */
  range: ResultRange | undefined;
  national: Result[];
  visitor: Visitor;
  isDoubtful: boolean;
}

export function ResultCard({ result, range, national, visitor, isDoubtful }: ResultCardProps) {
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
          <NotAtYourAge results={[result]} visitor={visitor} />
          <Certainty percentage={percentage} basis={basis} />
          {range && <ComparableRange range={range} percentage={percentage} />}
        </div>
        <Circumstances result={result} />
      </div>
      {isOld && <OldResult periodTo={basis.periodTo} />}
      <CountingNote basis={basis} isDoubtful={isDoubtful} />
      <SourceLine source={source} />
      <NationalContext contexts={nationalContext(result, national)} />
    </div>
  );
}

function ComparableRange({ range, percentage }: { range: ResultRange; percentage: number }) {
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
      <p className="mt-1 text-sm text-quiet">{`${range.clinics} clinics count the same way: ${ends}`}</p>
    </div>
  );
}

function Circumstances({ result: { basis, successes } }: { result: Result }) {
  const rows: [string, string][] = [
    ["Counted", countLabel(basis.n, basis.denominator)],
    ...(successes === null ? [] : [[OUTCOME_LABELS[basis.outcome], grouped(successes)] as [string, string]]),
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
