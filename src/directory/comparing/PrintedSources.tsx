import { formatShortDate } from "@/ui/dates.ts";
import type { Topic } from "./rows/comparisonTable.ts";

/** On paper nobody can open what each figure says of its source. */
export function PrintedSources({ topics }: { topics: Topic[] }) {
  const sources = topics
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
    .flatMap(({ source }) => (source ? `${source.name}, ${formatShortDate(source.checkedOn)}` : []));
  if (sources.length === 0) return null;
  return (
    <div className="hidden flex-wrap gap-x-3 text-[6.5pt] leading-tight text-quiet print:flex">
      <p>Sources:</p>
      <ul className="contents">
        {[...new Set(sources)].map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </div>
  );
}
