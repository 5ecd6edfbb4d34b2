import { useState } from "react";
import { Badge } from "@/ui/Badge.tsx";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { counted, grouped } from "@/ui/counted.ts";
import { ImportFailure } from "./ImportFailure.tsx";
import { KIND_LABELS } from "./columns.ts";
import type { Report, ExplainedRow } from "./useImport.ts";

const AT_ONCE = 100;

const MARKS: Record<ExplainedRow["verdict"], { tone: "accent" | "quiet" | "gold"; word: string }> = {
  add: { tone: "accent", word: "Add" },
  change: { tone: "quiet", word: "Change" },
  refused: { tone: "gold", word: "Refused" },
};

interface ImportReportProps {
  report: Report;
  error: unknown;
  isImporting: boolean;
  onImport: () => void;
  onCancel: () => void;
}

export function ImportReport({ report, error, isImporting, onImport, onCancel }: ImportReportProps) {
  const [shown, setShown] = useState(AT_ONCE);
  const { added, changed, same, refused, file } = report;
  const rows = [...report.rows.filter(isRefused), ...report.rows.filter((row) => !isRefused(row))];
  const canImport = refused === 0 && added + changed > 0;
  const { many } = KIND_LABELS[file.kind];
  return (
    <Card className="p-5">
      <h3 className="text-lg">{`What this file of ${many} would do`}</h3>
      <ul className="mt-2 flex flex-wrap gap-x-6 tabular-nums">
        <li>{`${grouped(added)} added`}</li>
        <li>{`${grouped(changed)} changed`}</li>
        <li>{`${grouped(same)} as they are`}</li>
        <li className={refused > 0 ? "font-semibold text-alarm" : ""}>{`${grouped(refused)} refused`}</li>
      </ul>
      {file.notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-quiet">
          {note}
        </p>
      ))}
      {canImport && file.kind === "clinics" && <p className="mt-2 font-medium">{ABOUT_CLINICS}</p>}
      <p className="mt-3">{summaryOf(report)}</p>
      {error !== undefined && <ImportFailure error={error} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {canImport && (
          <Button aria-disabled={isImporting} onClick={() => !isImporting && onImport()}>
            {isImporting ? "Importing..." : `Import ${counted(added + changed, "row", "rows")}`}
          </Button>
        )}
        {!isImporting && (
          <Button tone="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {rows.length > 0 && (
        <ul aria-label="Lines" className="mt-5 divide-y divide-line">
          {rows.slice(0, shown).map(({ key, line, about, verdict, explanation }) => (
            <li key={key} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
              <span className="tabular-nums">{`Line ${line}`}</span>
              <Badge tone={MARKS[verdict].tone}>{MARKS[verdict].word}</Badge>
              <bdi className="font-medium wrap-anywhere">{about}</bdi>
              <bdi className="min-w-0 wrap-anywhere">{explanation}</bdi>
            </li>
          ))}
        </ul>
      )}
      {rows.length > shown && (
        <Button tone="outline" className="mt-3" onClick={() => setShown(shown + AT_ONCE * 5)}>
          Show more <span className="text-quiet">{`(${grouped(rows.length - shown)} left)`}</span>
        </Button>
      )}
    </Card>
  );
}

const ABOUT_CLINICS =
  "New clinics are on the site at once, unless a column ‘published’ says no. An import of clinics can’t be undone.";

function isRefused({ verdict }: ExplainedRow): boolean {
  return verdict === "refused";
}

function summaryOf({ added, changed, same, refused }: Report): string {
  if (refused > 0) {
    return "Nothing can be imported while a line is refused. Correct the file and choose it again.";
  }
  if (added + changed + same === 0) return "It shows no figures, so there is nothing to import.";
  if (added + changed === 0) return "Everything in it is stored already, so there is nothing to import.";
  return "Nothing is changed yet.";
}
