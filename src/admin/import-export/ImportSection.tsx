import { useEffect, useRef } from "react";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { counted, grouped } from "@/ui/counted.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { FileField } from "./FileField.tsx";
import { ImportReport } from "./ImportReport.tsx";
import { UndoImport } from "./UndoImport.tsx";
import { useImport } from "./useImport.ts";

const NOT_CHECKED = {
  title: "The file could not be checked",
  text: "Nothing was changed. Choose it once more to try again.",
};

const TOO_LONG = {
  title: "The file is too long",
  text: "Nothing was changed. Split it: at most 10,000 rows and 20 MB, of which 4,000 rows change clinics, since votes for those clinics wait during the import.",
};

export function ImportSection() {
  const { state, check, apply, cancel, keepUndone } = useImport();
  const outcome = useRef<HTMLDivElement>(null);
  const { step } = state;
  // The focused element disappears between steps.
  useEffect(() => {
    if (step !== "waiting" && step !== "checking" && step !== "importing") outcome.current?.focus();
  }, [step]);

  return (
    <section aria-labelledby="import-title">
      <h2 id="import-title" className="text-2xl">
        Import
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-quiet">
        A CSV of clinics, success rates, prices, review scores, treatments and languages, or contacts; the
        names of its columns say which. A table of HFEA’s detailed statistics, with cells such as
        148/377/361/308, needs no conversion. First you see, line by line, what it would add and change.
        Nothing changes until you agree, and then either all of it is imported or nothing.
      </p>
      <div className="max-w-prose">
        <FileField onFile={(file) => void check(file)} isBusy={step === "checking" || step === "importing"} />
      </div>
      <div ref={outcome} tabIndex={-1} className="mt-5">
        {state.step === "unreadable" && (
          <Card role="alert" className="p-5">
            <h3 className="text-lg wrap-anywhere">
              <bdi>{state.name}</bdi> cannot be imported
            </h3>
            <p className="mt-1 wrap-anywhere">{state.explanation}</p>
          </Card>
        )}
        {state.step === "checking" && (
          <Card className="grid gap-3 p-5">
            <p role="status">
              {state.of === undefined
                ? "Reading the file..."
                : `Checked ${grouped(state.done)} of ${counted(state.of, "line", "lines")}...`}
            </p>
            <progress
              aria-label="Checked"
              value={state.of && state.done}
              max={state.of}
              className="w-full accent-accent"
            />
            <p className="text-sm text-quiet">It continues while you look at other admin pages.</p>
            <Button tone="outline" className="justify-self-start" onClick={() => cancel()}>
              Cancel
            </Button>
          </Card>
        )}
        {state.step === "failed" && (
          <LoadError
            failure={adminFailure(state.error, NOT_CHECKED, { "import-too-long": TOO_LONG })}
            label="Choose a file again"
            onRetry={() => cancel()}
          />
        )}
        {(state.step === "checked" || state.step === "importing") && (
          <ImportReport
            report={state.report}
            error={state.step === "checked" ? state.error : undefined}
            isImporting={state.step === "importing"}
            onImport={() => void apply(state.name, state.report)}
            onCancel={() => cancel(state.report.id)}
          />
        )}
        {state.step === "imported" && (
          <>
            <Card role="status" className="p-5">
              <h3 key={state.undone ? "was" : "is"} className="text-lg wrap-anywhere">
                <bdi>{state.name}</bdi> {state.undone ? "was imported" : "is imported"}
              </h3>
              <p className="mt-1">
                {`${counted(state.added, "row was added", "rows were added")}, ${counted(state.changed, "row was changed", "rows were changed")}.`}
              </p>
            </Card>
            {/* Clinics have votes, which nothing undoes. */}
            {state.report.file.kind !== "clinics" && (
              <UndoImport
                key={state.report.id}
                id={state.report.id}
                added={state.added}
                changed={state.changed}
                undone={state.undone}
                onUndone={(undone) => keepUndone(state.report.id, undone)}
              />
            )}
          </>
        )}
      </div>
    </section>
  );
}
