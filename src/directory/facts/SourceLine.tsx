import { formatShortDate } from "@/ui/dates.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import type { Source } from "./facts.ts";
import { PUBLISHER_LABELS } from "./resultLabels.ts";

interface SourceLineProps {
  source: Source;
  notes?: string[];
}

export function SourceLine({ source, notes = source.note === null ? [] : [source.note] }: SourceLineProps) {
  return (
    <div className="mt-2 text-sm text-quiet wrap-anywhere">
      <p>
        <span>{`${PUBLISHER_LABELS[source.publishedBy]}: `}</span>
        <ExternalLink href={source.url}>
          <bdi>{source.name}</bdi>
        </ExternalLink>
        <span>{`. Checked on ${formatShortDate(source.checkedOn)}.`}</span>
        {source.isCheckedLongAgo && <strong className="text-amber"> Checked over two years ago.</strong>}
      </p>
      {notes.map((note) => (
        <p key={note} className="mt-1">
          <bdi>{note}</bdi>
        </p>
      ))}
    </div>
  );
}
