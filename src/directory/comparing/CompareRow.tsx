import { useId } from "react";
import { CompareCell } from "./CompareCell.tsx";
import { cell, isSame, type Row } from "./rows/comparisonTable.ts";

interface CompareRowProps {
  row: Row;
  clinics: readonly { id: string; name: string }[];
  shown: number[];
  hasRoom: boolean;
}

const SAMPLES = "Samples are made up, so there is nothing to compare.";

export function CompareRow({ row, clinics, shown, hasRoom }: CompareRowProps) {
  const id = useId();
  const tone = shown.length > 1 && isSame(row) ? "text-quiet" : "";
  const cells = shown.map((place) => (
    <td
      key={place}
      headers={hasRoom ? undefined : `${id} column-${clinics[place]?.id}`}
      className={`py-3 pr-3 align-top wrap-anywhere sm:pr-6 print:py-0.5 ${tone}`}
    >
      <CompareCell cell={row.cells[place] ?? cell()} />
    </td>
  ));
  const only = clinics[row.only ?? -1]?.name;
  const isShown = shown.includes(row.only ?? -1);
  const hasSample = only === undefined && shown.some((place) => row.cells[place]?.isSample);
  const isToPrint = row.note !== null && row.cells.some(({ source }) => source !== null);
  const about = row.note ?? (hasSample ? SAMPLES : null);
  const head = (
    <>
      <span>{row.label}</span>
      <div className={`text-sm font-normal text-quiet ${isToPrint ? "print:text-[6.5pt]" : "print:hidden"}`}>
        {about !== null && (
          <p key={about} className="mt-1 print:mt-0">
            {about}
          </p>
        )}
        {only !== undefined && (
          <p key={String(isShown)} className="mt-1 print:hidden">
            Only <bdi translate="no">{only}</bdi>
            <span>{isShown ? " publishes this." : " publishes this; it isn’t shown here."}</span>
          </p>
        )}
      </div>
    </>
  );
  if (hasRoom) {
    return (
      <tr className="border-t border-line">
        <th scope="row" className="py-3 pr-4 align-top font-semibold wrap-anywhere print:py-0.5">
          {head}
        </th>
        {cells}
      </tr>
    );
  }
  return (
    <>
      <tr className="border-t border-line">
        <th id={id} scope="rowgroup" colSpan={shown.length} className="pt-3 font-semibold wrap-anywhere">
          {head}
        </th>
      </tr>
      <tr>{cells}</tr>
    </>
  );
}
