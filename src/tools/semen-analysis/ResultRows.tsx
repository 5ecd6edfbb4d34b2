import { CircleAlert, CircleCheck, CircleDot, type LucideIcon } from "lucide-react";
import { LimitBar } from "@/ui/LimitBar.tsx";
import type { ResultRow } from "./interpretation.ts";
import { rangeOf, withUnit, type Status } from "./referenceRanges.ts";

export function ResultRows({ rows }: { rows: ResultRow[] }) {
  return (
    <ul aria-label="Results" className="divide-y divide-line">
      {rows.map((row) => (
        <ResultRowItem key={row.parameter} row={row} />
      ))}
    </ul>
  );
}

function ResultRowItem({ row }: { row: ResultRow }) {
  const { parameter, value, reference, status, description } = row;
  const { name, unit, limit, interval, normal, scaleEnd } = rangeOf(parameter);
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div>
        <h3 className="font-sans text-base font-medium">{name}</h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-2xl font-semibold tabular-nums">
            <span>{value}</span>
            <span className="text-base font-normal text-quiet">{` ${unit}`}</span>
          </span>
          <StatusMark status={status} />
        </p>
        <p className="mt-1 text-sm text-quiet">{`Reference: ${reference}`}</p>
      </div>
      <div>
        <LimitBar
          label={`${withUnit(value, unit)} on a scale from 0 to ${scaleEnd}, with the limit at ${limit}`}
          value={value}
          limit={limit}
          interval={interval}
          expected={normal}
          end={scaleEnd}
          limitText={String(limit)}
          endText={withUnit(scaleEnd, unit)}
        />
        <p className="mt-1 text-sm text-quiet">{description}</p>
      </div>
    </li>
  );
}

const STATUS_STYLES: Record<Status, { text: string; icon: LucideIcon; colours: string }> = {
  normal: { text: "Normal", icon: CircleCheck, colours: "bg-accent-soft text-accent" },
  "at the limit": { text: "At the limit", icon: CircleDot, colours: "bg-amber-soft text-amber" },
  low: { text: "Low", icon: CircleAlert, colours: "bg-alarm-soft text-alarm" },
  high: { text: "High", icon: CircleAlert, colours: "bg-alarm-soft text-alarm" },
};

function StatusMark({ status }: { status: Status }) {
  const { text, icon: Icon, colours } = STATUS_STYLES[status];
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-sm font-semibold ${colours}`}
    >
      <Icon aria-hidden className="size-4" />
      <span>{text}</span>
    </span>
  );
}
