import { useId, useState } from "react";
import { Button } from "@/ui/Button.tsx";
import { isEmptyValue, type ChangedField } from "./change.ts";
import { textDifference, type DiffParts } from "./textDifference.ts";
import { columnName, formatValue } from "./formatChange.ts";

const FIRST = 6;
/** In characters; of longer texts only the difference is shown. */
const LONG = 120;

interface ChangedFieldsProps {
  fields: ChangedField[];
  isCut: boolean;
}

export function ChangedFields({ fields, isCut }: ChangedFieldsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const shown = showsAll ? fields : fields.slice(0, FIRST);
  // Added and deleted rows have one value per field, so two fields fit side by side.
  const isOneSided = fields.every(({ before, after }) => before === undefined || after === undefined);
  return (
    <>
      <dl id={id} className={`mt-4 grid gap-x-2 gap-y-4 ${isOneSided ? "sm:grid-cols-2" : ""}`}>
        {shown.map((field) => (
          <div
            key={field.column}
            className={`grid content-start gap-x-2 gap-y-1 ${isOneSided ? "" : "sm:grid-cols-2"}`}
          >
            <dt className={`text-sm font-medium ${isOneSided ? "" : "sm:col-span-2"}`}>
              {columnName(field.column)}
            </dt>
            <Values field={field} isCut={isCut} />
          </div>
        ))}
      </dl>
      {fields.length > FIRST && (
        <Button
          tone="plain"
          aria-expanded={showsAll}
          aria-controls={id}
          className="mt-2 -ml-4"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? "Show fewer fields" : `Show all ${fields.length} fields`}
        </Button>
      )}
    </>
  );
}

function Values({ field: { before, after }, isCut }: { field: ChangedField; isCut: boolean }) {
  const was = isEmptyValue(before) ? "" : formatValue(before);
  const is = isEmptyValue(after) ? "" : formatValue(after);
  if (isCut && was === is) return <dd className="text-quiet">They differ further on.</dd>;
  const parts =
    Math.max(was.length, is.length) > LONG && was !== "" && is !== ""
      ? textDifference(was, is)
      : { before: whole(was), after: whole(is) };
  return (
    <>
      {before !== undefined && <Value name="Before" parts={parts.before} />}
      {after !== undefined && <Value name="After" parts={parts.after} />}
    </>
  );
}

const whole = (text: string): DiffParts => ({ start: "", middle: text, end: "" });

function Value({ name, parts: { start, middle, end } }: { name: "Before" | "After"; parts: DiffParts }) {
  const Changed = name === "Before" ? "del" : "ins";
  const isEmpty = start + middle + end === "";
  return (
    <dd
      className={`min-w-0 rounded-lg border-l-4 px-3 py-2 wrap-anywhere whitespace-pre-line ${name === "Before" ? "border-alarm bg-alarm-soft" : "border-accent bg-accent-soft"}`}
    >
      <span className="block text-sm text-quiet">{name}</span>
      {isEmpty ? (
        <span className="text-quiet">Empty</span>
      ) : (
        <bdi>
          <span>{start}</span>
          <Changed className={start + end === "" ? "no-underline" : "font-semibold"}>{middle}</Changed>
          <span>{end}</span>
        </bdi>
      )}
    </dd>
  );
}
