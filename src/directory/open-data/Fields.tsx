import { DATASETS } from "./datasets.ts";
import type { DataField, FieldType } from "./dataField.ts";

const TYPE_LABELS: Record<FieldType, string> = {
  text: "text",
  address: "web address",
  list: "list of texts",
  number: "number",
  degrees: "number",
  whole: "whole number",
  day: "day as 2026-11-22",
  yesNo: "yes or no",
};

export function Fields() {
  return DATASETS.map(({ name, title, row, fields }) => (
    <details key={name} className="mt-3 border-b border-line pb-3">
      <summary className="min-h-11 cursor-pointer py-2">
        <h3 className="inline text-lg">{title}</h3>
      </summary>
      <p className="text-quiet">{row}</p>
      <dl className="mt-2 divide-y divide-line">
        {fields.map((field) => (
          <FieldEntry key={field.name} field={field} />
        ))}
      </dl>
    </details>
  ));
}

function FieldEntry({ field: { name, type, description, codes, mayBeEmpty } }: { field: DataField }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[30%_minmax(0,1fr)]">
      <dt>
        <code className="font-semibold wrap-anywhere">{name}</code>
        <span className="block text-sm text-quiet">
          {mayBeEmpty ? `${TYPE_LABELS[type]}, may be empty` : TYPE_LABELS[type]}
        </span>
      </dt>
      <dd>
        <p>{description}</p>
        {codes && (
          <ul className="mt-1 text-sm text-quiet">
            {Object.entries(codes).map(([code, meaning]) => (
              <li key={code}>
                <code className="text-ink">{code}</code>
                <span>{`: ${meaning}`}</span>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
