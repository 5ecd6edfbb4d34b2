import type { ReactNode } from "react";
import type { Price } from "@/directory/facts/facts.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import { PATIENT_LABELS, UNIT_LABELS } from "@/directory/facts/priceLabels.ts";

import { formatShortDate } from "@/ui/dates.ts";
import type { CostPlan } from "./costPlan.ts";
import { LazyCostSource } from "./LazyCostSource.tsx";
import { isBlank, type Line } from "./lines.ts";
import { formatCost, lineName } from "./formatCost.ts";

interface LinesProps {
  lines: Line[];
  plan: CostPlan;
}

export function LineGroups({ lines, plan }: LinesProps) {
  const linesOfKind = (kind: Line["kind"]) => lines.filter((line) => line.kind === kind);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <CountedLines lines={[...linesOfKind("priced"), ...linesOfKind("yours")]} plan={plan} />
      <IncludedLines lines={linesOfKind("included")} plan={plan} />
      <OpenLines lines={lines.filter(isBlank)} plan={plan} />
      <NamedLines title="Not allowed there" lines={linesOfKind("forbidden")} plan={plan} />
      <NamedLines title="Not needed for what you chose" lines={linesOfKind("not-needed")} plan={plan} />
    </div>
  );
}

function NamedLines({ title, lines, plan }: LinesProps & { title: string }) {
  if (lines.length === 0) return null;
  return (
    <Group title={title}>
      <p className="mt-2 text-quiet">{lines.map(({ code }) => lineName(code, plan)).join(" · ")}</p>
    </Group>
  );
}

function CountedLines({ lines, plan }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Group title="Counted in the range">
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.code} className="py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h4 className="font-sans text-base font-semibold">{lineName(line.code, plan)}</h4>
              <p className="ml-auto text-right tabular-nums">
                {formatCost(line, plan.currency).map(({ listed, total }) => (
                  <span key={listed} className="block">
                    <span className="font-semibold">{listed}</span>
                    {total !== null && <span className="text-quiet">{`, ${total}`}</span>}
                  </span>
                ))}
              </p>
            </div>
            {line.kind === "yours" && <p className="text-sm text-quiet">Your own number.</p>}
            {line.kind === "priced" &&
              line.counted.map(({ price }) => <PriceSource key={price.id} price={price} />)}
          </li>
        ))}
      </ul>
    </Group>
  );
}

function PriceSource({ price }: { price: Price }) {
  const { per, group, listDate } = price.basis;
  return (
    <>
      <p className="text-sm text-quiet">
        <span>{`${UNIT_LABELS[per]}.`}</span>
        {group && <span>{` ${PATIENT_LABELS[group]}.`}</span>}
        {listDate && <span>{` Price list of ${formatShortDate(listDate)}.`}</span>}
      </p>
      <LazyCostSource source={price.source} />
    </>
  );
}

function IncludedLines({ lines, plan }: LinesProps) {
  const [first] = lines;
  if (first?.kind !== "included") return null;
  return (
    <Group title="Included, according to the price list">
      <ul className="mt-2 columns-2 gap-x-6 max-sm:columns-1">
        {lines.map(({ code }) => (
          <li key={code} className="break-inside-avoid py-1">
            {lineName(code, plan)}
          </li>
        ))}
      </ul>
      <LazyCostSource source={first.price.source} notes={[]} />
    </Group>
  );
}

function OpenLines({ lines, plan }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Group title="Not known: ask">
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.code} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="font-semibold">{lineName(line.code, plan)}</span>
            <span className="text-quiet">{formatOpenLine(line)}</span>
          </li>
        ))}
      </ul>
    </Group>
  );
}

function formatOpenLine(line: Line): string {
  if (line.kind === "extra") return "Extra, according to the price list";
  if (line.code === "travel" || line.code === "nights") return "Not filled in yet";
  if (line.kind !== "ask" || !line.listed) return "Not published";
  const { amount, basis } = line.listed;
  return `${formatMoney(amount, basis.currency)}: we have no rate to convert it`;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  );
}
