import { grouped } from "@/ui/counted.ts";
import { CountingNote } from "./CountingNote.tsx";
import { fitOf, type Fit } from "./fit.ts";
import type { Visitor } from "./visitorBand.ts";
import type { Result } from "./facts.ts";
import { isHistory } from "./freshness.ts";
import { formatInterval, rateInterval } from "./rateInterval.ts";
import { IntervalBand } from "./IntervalBand.tsx";
import { nationalContext, type Context } from "./nationalContext.ts";
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
  verdictLine,
} from "./resultLabels.ts";
import { SourceLine } from "./SourceLine.tsx";

interface ResultGroupProps {
  results: Result[];
  national: Result[];
  visitor: Visitor;
  isDoubtful: boolean;
}

export function ResultGroup({ results, national, visitor, isDoubtful }: ResultGroupProps) {
  const [first] = results;
  if (!first) return null;
  const { basis, source } = first;
  const intervals = results.map(({ basis: each, percentage }) => rateInterval(percentage, each));
  const isAnyRangePublished = intervals.some((interval) => interval?.isPublished === true);
  const about = [periodLabel(basis), `${EMBRYO_LABELS[basis.embryos].toLowerCase()} embryos`];
  if (basis.tested !== null) about.push(testingLabel(basis.tested).toLowerCase());
  return (
    <div>
      <h4 className="font-sans font-semibold">{MEASURE_LABELS[basis.denominator][basis.outcome]}</h4>
      <p className="text-sm text-quiet">{about.join(" · ")}</p>
      <NotAtYourAge results={results} visitor={visitor} />
      <ul className="mt-3 grid gap-3">
        {results.map((result) => (
          <BandResult
            key={result.id}
            result={result}
            fit={fitOf(result.basis, visitor)}
            isAnyRangePublished={isAnyRangePublished}
          />
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-sm text-quiet">{rangesNote(intervals)}</p>
      {isHistory(basis.periodTo, source.checkedOn) && <OldResult periodTo={basis.periodTo} />}
      <CountingNote basis={basis} isDoubtful={isDoubtful} />
      <SourceLine source={source} />
      <NationalContext contexts={contextsOf(results, national)} />
    </div>
  );
}

function rangesNote(intervals: ReturnType<typeof rateInterval>[]): string {
  const known = intervals.filter((interval) => interval !== null);
  if (known.length === 0)
    return "The number of treatments isn't published, so nobody can tell how far chance moved these figures.";
  const theirs = known.filter(({ isPublished }) => isPublished);
  if (theirs.length === 0)
    return "The ranges are our 95% intervals. The clinic's true rate very probably lies there.";
  return theirs.length === known.length
    ? "The ranges and verdicts are the publisher's own. The clinic's true rate very probably lies in the range."
    : "The ranges are the publisher's own, unless they are named as ours. The clinic's true rate very probably lies in the range.";
}

interface BandResultProps {
  result: Result;
  fit: Fit;
  isAnyRangePublished: boolean;
}

const FIT_LABELS: Record<Fit, string | null> = {
  chosen: "Your age group",
  includes: "Your age is in this group",
  other: null,
};

function BandResult({ result, fit, isAnyRangePublished }: BandResultProps) {
  const { basis, percentage, successes } = result;
  const interval = rateInterval(percentage, basis);
  const count = countLabel(basis.n, basis.denominator);
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 ${fit === "chosen" ? "rounded-lg border border-accent p-3" : ""}`}
    >
      <span>
        <span>{ageLabel(basis)}</span>
        {FIT_LABELS[fit] && <strong className="block text-sm">{FIT_LABELS[fit]}</strong>}
        {basis.verdict && <span className="block text-sm text-quiet">{verdictLine(basis.verdict)}</span>}
      </span>
      <span className="text-right tabular-nums">
        <strong className="font-serif text-xl font-semibold">{formatPercent(percentage)}</strong>
        {interval && (
          <span className="block text-sm text-quiet">
            {isAnyRangePublished && !interval.isPublished && <span className="block">Our 95% interval:</span>}
            <span>{formatInterval(interval)}</span>
          </span>
        )}
      </span>
      <div aria-hidden className="col-span-2 my-1">
        {interval && <IntervalBand value={percentage} interval={interval} />}
      </div>
      <span className="col-span-2 text-sm text-quiet tabular-nums">
        {successes === null
          ? `Counted: ${count}`
          : `${OUTCOME_LABELS[basis.outcome]}: ${grouped(successes)}. Counted: ${count}`}
      </span>
    </li>
  );
}

function contextsOf(results: Result[], national: Result[]): Context[] {
  const contexts = results.flatMap((result) => nationalContext(result, national));
  const fewest = Math.min(...contexts.map(({ differences }) => differences.length));
  const merged = new Map<string, Context>();
  for (const { figures, differences } of contexts) {
    if (differences.length > fewest) continue;
    const key = [figures[0]?.source.url, figures[0]?.country, ...differences].join();
    const all = [...(merged.get(key)?.figures ?? []), ...figures];
    merged.set(key, { differences, figures: [...new Map(all.map((each) => [each.id, each])).values()] });
  }
  return [...merged.values()];
}
