import { Link } from "react-router-dom";
import { IntervalBand } from "@/directory/facts/IntervalBand.tsx";
import { SourceLine } from "@/directory/facts/SourceLine.tsx";
import { SampleMark } from "@/directory/clinics/SampleMark.tsx";
import type { Bar, Cell } from "./rows/comparisonTable.ts";

export function CompareCell({ cell }: { cell: Cell }) {
  const { figure, missing, lines, isSample, bar } = cell;
  if (figure === null) return <span className="text-quiet">{missing}</span>;
  return (
    <>
      <div
        className={`leading-7 tabular-nums print:leading-tight ${isSample ? "text-quiet" : ""} ${cell.source ? "text-lg font-semibold print:text-[9pt]" : ""}`}
      >
        <Figure {...cell} figure={figure} /> {isSample && <SampleMark />}
      </div>
      {bar && <Picture {...bar} />}
      {lines.map((line) => (
        <p key={line} className="text-sm text-quiet print:text-[6.5pt]">
          {line}
        </p>
      ))}
      {cell.links.map(({ to, words }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4 print:hidden"
        >
          {words}
        </Link>
      ))}
      <MoreOn {...cell} />
    </>
  );
}

function Figure({ figure, highlighted }: Cell & { figure: string }) {
  if (highlighted.length === 0) return <bdi>{figure}</bdi>;
  const parts = figure.split(", ");
  return parts.map((part, index) => (
    <span key={part}>
      {index > 0 && <span>{", "}</span>}
      {highlighted.includes(part) ? <strong>{part}</strong> : <span>{part}</span>}
    </span>
  ));
}

function Picture({ share, interval }: Bar) {
  return (
    <div aria-hidden className="my-1 max-w-60">
      {interval ? (
        <IntervalBand value={share} interval={interval} />
      ) : (
        <div className="picture h-2 rounded-full bg-line">
          <div className="h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
        </div>
      )}
    </div>
  );
}

function MoreOn({ details, source }: Cell) {
  if (!source) return null;
  return (
    <details className="text-sm print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-accent">Source and details</summary>
      {details.map((detail) => (
        <p key={detail} className="mt-1 text-quiet">
          {detail}
        </p>
      ))}
      <SourceLine source={source} />
    </details>
  );
}
