import { useId } from "react";
import { CompareCell } from "./CompareCell.tsx";
import { cell, isSame, type Row } from "./rows/comparisonTable.ts";

interface CompareRowProps {
  row: Row;
  clinics: readonly { name: string }[];
  shown: number[];
  hasRoom: boolean;
}

export function CompareRow({ row, clinics, shown, hasRoom }: CompareRowProps) {
  const id = useId();
  const tone = shown.length > 1 && isSame(row) ? "text-quiet" : "";
  const cells = shown.map((place) => (
    <td
      key={place}
      headers={hasRoom ? undefined : id}
      className={`py-3 pr-3 align-top wrap-anywhere sm:pr-6 print:py-0.5 ${tone}`}
    >
      <CompareCell cell={row.cells[place] ?? cell()} />
    </td>
  ));
  const only = clinics[row.only ?? -1]?.name;
  const isShown = shown.includes(row.only ?? -1);
  const note = (
    <div className="text-sm font-normal text-quiet print:hidden">
      {row.note && <p className="mt-1">{row.note}</p>}
      {only !== undefined && (
        <p key={String(isShown)} className="mt-1">
          Only <bdi translate="no">{only}</bdi>
          {isShown ? <span> publishes this.</span> : <span> publishes this; it isn’t shown here.</span>}
        </p>
      )}
    </div>
  );
  if (hasRoom) {
    return (
      <tr className="border-t border-line">
        <th scope="row" className="py-3 pr-4 align-top font-semibold wrap-anywhere print:py-0.5">
          <span>{row.label}</span>
          {note}
        </th>
        {cells}
      </tr>
    );
  }
  return (
    <>
      <tr className="border-t border-line">
        <th id={id} scope="rowgroup" colSpan={shown.length} className="pt-3 font-semibold wrap-anywhere">
          <span>{row.label}</span>
          {note}
        </th>
      </tr>
      <tr>{cells}</tr>
    </>
  );
}
