import type { Difference } from "./comparable.ts";
import type { Result } from "./facts.ts";
import { comparableNationalFigures, type Context } from "./nationalContext.ts";
import { REASON_TEXTS } from "./reasons.ts";
import { isHistory } from "./freshness.ts";
import {
  ageLabel,
  countLabel,
  EMBRYO_LABELS,
  formatPercent,
  MEASURE_LABELS,
  periodLabel,
} from "./resultLabels.ts";
import { SourceLine } from "./SourceLine.tsx";

export function NationalContext({ contexts }: { contexts: Context[] }) {
  if (contexts.length === 0) return null;
  return (
    <div className="mt-4 border-l-2 border-line pl-4">
      <h4 className="font-sans text-sm font-semibold">For context: whole countries</h4>
      {contexts.map(({ figures, differences }) => (
        <NationalGroup key={figures[0]?.id} figures={figures} differences={differences} />
      ))}
    </div>
  );
}

export function NationalFigures({ figures }: { figures: Result[] }) {
  if (figures.length === 0) return null;
  return (
    <details className="mt-4 rounded-lg border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold text-accent">
        Figures of whole countries, for context
      </summary>
      <p className="text-sm text-quiet">
        They say nothing about this clinic, and none of them is your own chance.
      </p>
      <div className="mb-4 grid gap-x-8 sm:grid-cols-2">
        {comparableNationalFigures(figures).map((group) => (
          <NationalGroup key={group[0]?.id} figures={group} />
        ))}
      </div>
    </details>
  );
}

interface NationalGroupProps {
  figures: Result[];
  differences?: Difference[];
}

function NationalGroup({ figures: [first, ...others], differences }: NationalGroupProps) {
  if (!first) return null;
  const figures = [first, ...others];
  const notes = new Set(figures.map(({ source }) => source.note).filter((note) => note !== null));
  return (
    <div className="mt-3 text-sm">
      <p className="font-semibold">
        {`${first.country}: ${MEASURE_LABELS[first.basis.denominator][first.basis.outcome]}`}
      </p>
      <ul>
        {figures.map(({ id, basis, percentage, source }) => (
          <li key={id}>
            <strong className="tabular-nums">{formatPercent(percentage)}</strong>
            <span className="text-quiet">
              {` · ${ageLabel(basis)} · ${EMBRYO_LABELS[basis.embryos]} embryos · ${periodLabel(basis)}${isHistory(basis.periodTo, source.checkedOn) ? ", an old figure" : ""}`}
            </span>
            {basis.n !== null && (
              <span className="block text-quiet">{`Counted: ${countLabel(basis.n, basis.denominator)}`}</span>
            )}
          </li>
        ))}
      </ul>
      {differences && differences.length > 0 && (
        <p className="mt-1 text-quiet">
          {`Not like for like. ${differences.map((difference) => REASON_TEXTS[difference]).join(" ")}`}
        </p>
      )}
      <SourceLine source={first.source} notes={[...notes]} />
    </div>
  );
}
