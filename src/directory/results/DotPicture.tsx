import { scaleLinear } from "d3-scale";
import { Link } from "react-router-dom";
import { GridLines } from "@/ui/chart/GridLines.tsx";
import { TickLabels } from "@/ui/chart/TickLabels.tsx";
import type { Average } from "./average.ts";
import type { Entry } from "./entries.ts";
import { describeEntry } from "./resultsText.ts";

interface DotPictureProps {
  entries: Entry[];
  average: Average | null;
}

const COLUMNS = "grid sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:gap-x-4";
const BESIDE = "absolute inset-y-0 right-0 left-0 sm:left-64";

export function DotPicture({ entries, average }: DotPictureProps) {
  const highest = Math.max(
    average?.percentage ?? 0,
    ...entries.map(({ result, interval }) => interval?.highest ?? result.percentage),
  );
  const x = scaleLinear([0, highest], [0, 100]).nice();
  const ticks = x.ticks(5);
  return (
    <div className="mt-4">
      <div className="relative pb-1">
        <div aria-hidden className={`picture ${BESIDE}`}>
          <GridLines ticks={ticks} x={x} />
          {average && (
            <div
              className="absolute inset-y-0 border-l-2 border-dashed border-ink"
              style={{ left: `${x(average.percentage)}%` }}
            />
          )}
        </div>
        <ul>
          {entries.map((entry) => (
            <li key={entry.clinic.id}>
              <Link
                to={`/clinic/${entry.clinic.id}`}
                className={`relative min-h-11 items-center py-1 hover:text-accent ${COLUMNS}`}
              >
                <span
                  className="justify-self-start bg-paper pr-1 text-sm font-medium wrap-anywhere"
                  translate="no"
                >
                  <bdi translate="no">{entry.clinic.name}</bdi>
                </span>
                <span className="sr-only">{`, ${describeEntry(entry)}`}</span>
                <Dot entry={entry} x={x} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={COLUMNS}>
        <TickLabels ticks={ticks} x={x} format={(tick) => `${tick}%`} className="sm:col-start-2" />
      </div>
    </div>
  );
}

function Dot({ entry: { result, interval }, x }: { entry: Entry; x: (value: number) => number }) {
  return (
    <span aria-hidden className="picture relative block h-5">
      {interval && (
        <span
          className={`absolute inset-y-1 rounded-full border border-accent bg-accent-soft ${interval.isPublished ? "" : "border-dashed"}`}
          style={{ left: `${x(interval.lowest)}%`, width: `${x(interval.highest) - x(interval.lowest)}%` }}
        />
      )}
      <span
        className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 border-surface bg-accent"
        style={{ left: `${x(result.percentage)}%` }}
      />
    </span>
  );
}
