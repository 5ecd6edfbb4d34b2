import type { Clinic } from "@/directory/clinics/clinic.ts";
import { ClinicColumn } from "./ClinicColumn.tsx";
import { CompareRow } from "./CompareRow.tsx";
import { PairChoice } from "./PairChoice.tsx";
import { PrintedSources } from "./PrintedSources.tsx";
import type { Topic } from "./rows/comparisonTable.ts";

interface CompareTableProps {
  clinics: Clinic[];
  /** The indices of the clinics that are shown. */
  shown: number[];
  hasRoom: boolean;
  topics: Topic[];
  onRemove: (id: string) => void;
  onSwap: (one: number, other: number) => void;
}

export function CompareTable({ clinics, shown, hasRoom, topics, onRemove, onSwap }: CompareTableProps) {
  return (
    <>
      {shown.length < clinics.length && <PairChoice clinics={clinics} onSwap={onSwap} />}
      <table className="w-full table-fixed border-collapse text-left max-sm:text-sm print:text-[7.5pt] print:leading-tight">
        <caption className="sr-only">Clinics side by side</caption>
        <thead className="sticky top-0 z-10 bg-paper print:static">
          <tr className="border-b-2 border-line align-top">
            {hasRoom && (
              <th scope="col" className="w-1/5 py-3 pr-4 font-normal">
                <span className="sr-only">What is compared</span>
              </th>
            )}
            {shown.map((index) => {
              const clinic = clinics[index];
              return clinic && <ClinicColumn key={clinic.id} clinic={clinic} onRemove={onRemove} />;
            })}
          </tr>
        </thead>
        {topics.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={shown.length + (hasRoom ? 1 : 0)}
                className="pt-8 pb-2 font-serif text-xl print:pt-2 print:pb-0 print:text-[10pt]"
              >
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <CompareRow
                key={row.key ?? row.label}
                row={row}
                clinics={clinics}
                shown={shown}
                hasRoom={hasRoom}
              />
            ))}
          </tbody>
        ))}
      </table>
      <PrintedSources topics={topics} />
    </>
  );
}
