import { RangeBar } from "@/ui/RangeBar.tsx";
import { hasSamples, type Clinic } from "./clinic.ts";
import type { Range } from "./range.ts";
import { SampleMark } from "./SampleMark.tsx";

interface FigureInRangeProps {
  title: string;
  /** What the figure is of, in plain words. */
  note: string;
  /** Null where it is not known. */
  value: number | null;
  format: (value: number | null) => string;
  /** Where the scale ends, which begins at zero, and both ends in words. */
  scale: { end: number; words: string };
  /** The figures of the directory; undefined until they are known. */
  range: Range | null | undefined;
  clinic: Clinic;
}

/** A figure of a clinic, and where it stands among those of the whole directory. */
export function FigureInRange(props: FigureInRangeProps) {
  const { title, note, value, format, scale, range, clinic } = props;
  const rangeText = range && `All clinics listed: ${format(range.lowest)} to ${format(range.highest)}`;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-4xl font-semibold tabular-nums">{format(value)}</span>
        {value && hasSamples(clinic) ? <SampleMark /> : null}
      </div>
      {value ? (
        <div className="mt-2 min-h-10">
          <RangeBar
            value={value}
            from={0}
            to={scale.end}
            range={range ?? null}
            label={`${format(value)} on a scale from ${scale.words}. ${rangeText ?? ""}`}
          />
          <p className="mt-1 text-sm text-quiet">{rangeText}</p>
        </div>
      ) : null}
      <p className="mt-1 text-sm text-quiet">{note}</p>
    </div>
  );
}
