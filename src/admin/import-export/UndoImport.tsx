import { useRef, useState } from "react";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { overlappingAges } from "@/admin/fields/overlappingAges.ts";
import { ConfirmDialog } from "@/admin/fields/ConfirmDialog.tsx";
import { Button } from "@/ui/Button.tsx";
import { counted } from "@/ui/counted.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { useUndoImport, type ChangedSince, type Undone } from "./api.ts";

const NAMED = 20;

interface UndoImportProps {
  id: string;
  added: number;
  changed: number;
  /** What undoing it answered on an earlier visit. */
  undone?: Undone | undefined;
  onUndone: (done: Undone) => void;
}

export function UndoImport({ id, added, changed, undone, onUndone }: UndoImportProps) {
  const [isAsking, setAsking] = useState(false);
  const {
    mutate,
    data = undone,
    error,
    isPending,
  } = useUndoImport((done) => {
    if (done.changed.length === 0) onUndone(done);
  });
  const outcome = useRef<HTMLDivElement>(null);
  const isDone = data?.changed.length === 0;
  return (
    <div ref={outcome} tabIndex={-1} className="mt-4">
      {data && isDone && (
        <p role="status">
          {`The import is undone: ${counted(data.removed, "row is", "rows are")} retired, ${counted(data.restored, "row is", "rows are")} as before.`}
        </p>
      )}
      {data && !isDone && <ChangedRows rows={data.changed} />}
      {error && !data && <LoadError failure={failureOf(error)} />}
      {!isDone && added + changed > 0 && (
        <Button tone="outline" className="mt-2" onClick={() => setAsking(true)}>
          Undo this import
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Undo the whole import"
          text={`${counted(added, "row that it added is", "rows that it added are")} retired, and ${counted(changed, "row that it changed is", "rows that it changed are")} put back as before. The history keeps both.`}
          action={`Undo ${counted(added + changed, "row", "rows")}`}
          waiting="Undoing..."
          isPending={isPending}
          returnTo={() => outcome.current}
          onConfirm={() => mutate(id, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function ChangedRows({ rows }: { rows: ChangedSince[] }) {
  const names = rows.map(({ clinic, row }) => [clinic, row?.replaceAll("_", " ")].filter(Boolean).join(": "));
  const different = [...new Set(names)];
  const left = different.length - NAMED;
  return (
    <div role="alert">
      <p className="font-medium">
        {`Nothing was undone: ${counted(rows.length, "row was", "rows were")} changed since the import.`}
      </p>
      <p>
        Undo those changes in the history first. Or take the import back row by row: put what it changed back
        in the history, and retire what it added on each clinic’s page.
      </p>
      <ul className="mt-1 list-disc pl-5">
        {different.slice(0, NAMED).map((name) => (
          <li key={name} className="wrap-anywhere">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {left > 0 && <p>{`And ${counted(left, "more row", "more rows")}.`}</p>}
    </div>
  );
}

function failureOf(error: unknown) {
  const uncertain = "Check in the history whether it was undone before you try again.";
  return adminFailure(
    error,
    { title: "Nothing was undone", text: "Please try again." },
    {
      "already-restored": { title: "It is undone already", text: "Nothing had to be put back." },
      "ages-overlap": overlappingAges(error, "Nothing was undone"),
      "clinic-is-merged": {
        title: "Nothing was undone",
        text: "A clinic of this import was merged into another one since. Undo that on its own page first.",
      },
      "no-such-change": { title: "Nothing was undone", text: "The history of this import is gone." },
      "no-answer": { title: "No answer came", text: uncertain },
      "timed-out": { title: "No answer came in time", text: uncertain },
    },
  );
}
