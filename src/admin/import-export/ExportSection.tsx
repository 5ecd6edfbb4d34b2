import { useEffect, useState } from "react";
import { useOneAtATime } from "@/admin/fields/useOneAtATime.ts";
import { failureOf } from "@/backend/errors.ts";
import { cellOf } from "@/directory/csv/cells.ts";
import { writeCsv } from "@/directory/csv/writeCsv.ts";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { counted, grouped } from "@/ui/counted.ts";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { showToast } from "@/ui/toast.ts";
import { readAllRows } from "./api.ts";
import { COLUMNS, KIND_LABELS, KINDS, READ_ONLY, type Kind } from "./columns.ts";

const today = () => new Date().toISOString().slice(0, 10);

function columnsOf(kind: Kind): string[] {
  return [...Object.keys(COLUMNS[kind]), ...(kind === "clinics" ? READ_ONLY : [])];
}

export function ExportSection() {
  const [progress, setProgress] = useState<{ kind: Kind; rows: number }>();
  const { run } = useOneAtATime();
  useEffect(preloadToasts, []);

  const exportAll = async (kind: Kind) => {
    setProgress({ kind, rows: 0 });
    const { many, one } = KIND_LABELS[kind];
    try {
      const rows = await readAllRows(kind, (count) => setProgress({ kind, rows: count }));
      if (kind !== "clinics")
        rows.sort((a, b) => cellOf(a.clinic_id).localeCompare(cellOf(b.clinic_id), "en"));
      saveFile(`${kind}-${today()}.csv`, writeCsv(columnsOf(kind), rows));
      showToast({ title: `${counted(rows.length, one, many)} exported` });
    } catch (error) {
      showToast(failureOf(error, { title: `The ${many} could not be exported`, text: "Please try again." }));
    }
    setProgress(undefined);
  };

  return (
    <section aria-labelledby="export-title" className="mt-12">
      <h2 id="export-title" className="text-2xl">
        Export
      </h2>
      <p className="mt-2 max-w-prose text-quiet">
        Each file opens in any spreadsheet and can be imported again. Texts that could run as formulas get a
        leading apostrophe, which importing removes. Retired facts are left out.
      </p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {KINDS.map((kind) => (
          <Card as="li" key={kind} className="p-5">
            <h3 className="text-lg">{KIND_LABELS[kind].title}</h3>
            <div className="mt-3 flex flex-col items-start gap-1">
              <Button
                tone="outline"
                aria-disabled={progress !== undefined}
                onClick={() => void run(() => exportAll(kind))}
              >
                {progress?.kind === kind ? "Reading..." : `Export ${KIND_LABELS[kind].many}`}
              </Button>
              <Button
                tone="plain"
                className="-ml-4"
                onClick={() => saveFile(`${kind}-template.csv`, writeCsv(Object.keys(COLUMNS[kind]), []))}
              >
                <span>
                  Empty template<span className="sr-only">{` for ${KIND_LABELS[kind].many}`}</span>
                </span>
              </Button>
            </div>
          </Card>
        ))}
      </ul>
      <p role="status" className="mt-3 min-h-6 text-sm text-quiet">
        {progress && `${grouped(progress.rows)} rows read so far`}
      </p>
    </section>
  );
}

// Not `saveFile` of `src/ui`: shared with the administration, it costs visitors' pages a request more.
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
