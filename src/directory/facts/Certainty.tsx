import { formatInterval, rateInterval } from "./rateInterval.ts";
import { IntervalBar } from "./IntervalBar.tsx";
import type { RateBasis } from "./measure.ts";
import { formatPercent, VERDICT_LABELS } from "./resultLabels.ts";

interface CertaintyProps {
  /** In percent. */
  percentage: number;
  basis: RateBasis;
}

export function Certainty({ percentage, basis }: CertaintyProps) {
  const interval = rateInterval(percentage, basis);
  if (!interval) {
    return (
      <p className="mt-2 text-sm text-quiet">
        The number of treatments isn't published, so nobody can tell how far chance moved this figure.
      </p>
    );
  }
  const ends = formatInterval(interval);
  const range = interval.isPublished ? `The publisher's own range: ${ends}.` : `Our 95% interval: ${ends}.`;
  return (
    <div className="mt-2">
      <IntervalBar
        value={percentage}
        interval={interval}
        label={`${formatPercent(percentage)} on a scale from 0% to 100%. ${range}`}
      />
      <p className="mt-1 text-sm text-quiet">{`${range} The clinic's true rate very probably lies there.`}</p>
      {basis.verdict && (
        <p className="mt-1 text-sm">
          <strong>{VERDICT_LABELS[basis.verdict]}</strong>, its publisher says.
        </p>
      )}
    </div>
  );
}
