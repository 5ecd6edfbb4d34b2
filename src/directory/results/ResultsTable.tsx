import { Link } from "react-router-dom";
import { formatPercent, verdictLine } from "@/directory/facts/resultLabels.ts";
import { CheckedSource } from "./CheckedSource.tsx";
import type { Entry } from "./entries.ts";
import { intervalText, PLACE_LABELS, treatmentsOf, whoseInterval } from "./resultsText.ts";

interface ResultsTableProps {
  entries: Entry[];
  caption: string;
  hasLetters: boolean;
}

export function ResultsTable({ entries, caption, hasLetters }: ResultsTableProps) {
  return (
    <table className="mt-3 w-full border-collapse text-left text-sm">
      <caption className="pb-2 text-left text-quiet">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-line align-bottom">
          {["Clinic", "Rate", "Range of chance"].map((title) => (
            <th key={title} scope="col" className="py-2 pr-3">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <ClinicRow key={entry.clinic.id} entry={entry} hasLetters={hasLetters} />
        ))}
      </tbody>
    </table>
  );
}

function ClinicRow({ entry, hasLetters }: { entry: Entry; hasLetters: boolean }) {
  const { clinic, letter, result, place } = entry;
  const { basis, source } = result;
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
        <Link
          to={`/clinic/${clinic.id}`}
          className="font-semibold text-accent underline underline-offset-4"
          translate="no"
        >
          {hasLetters && <span>{`${letter}: `}</span>}
          <bdi>{clinic.name}</bdi>
        </Link>
        <span className="mt-1 block text-quiet">
          <CheckedSource source={source} />
        </span>
      </th>
      <td className="py-2 pr-3 tabular-nums">
        <strong className="block">{formatPercent(result.percentage)}</strong>
        <span className="text-quiet">{treatmentsOf(basis)}</span>
      </td>
      <td className="py-2 tabular-nums">
        <span>{intervalText(entry)}</span>
        <span className="block text-quiet">{whoseInterval(entry)}</span>
        {basis.verdict && <span className="block text-quiet">{verdictLine(basis.verdict)}</span>}
        {place && <span className="block text-quiet">{`Funnel: ${PLACE_LABELS[place].toLowerCase()}`}</span>}
      </td>
    </tr>
  );
}
