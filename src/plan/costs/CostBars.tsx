import { scaleLinear } from "d3-scale";
import { Link } from "react-router-dom";
import { formatMoney } from "@/directory/facts/money.ts";
import { GridLines } from "@/ui/chart/GridLines.tsx";
import { TickLabels } from "@/ui/chart/TickLabels.tsx";
import { describeBar } from "./barText.ts";
import { BarLegend } from "./BarLegend.tsx";
import { BarParts } from "./BarParts.tsx";
import { UNKNOWN_PERCENT } from "./barStyles.ts";
import { costBarOf } from "./costBar.ts";
import type { CostPlan } from "./costPlan.ts";
import { listNotes } from "./listNotes.ts";
import { PartsList } from "./PartsList.tsx";
import type { PublishedList } from "./publishedLists.ts";
import { formatRange } from "./sum.ts";

export interface CostBarsProps {
  plan: CostPlan;
  bars: (Pick<PublishedList, "lines" | "sum"> & { clinic: PublishedList["clinic"] | null })[];
  onChoose: (clinicId: string) => void;
}

const TICKS = 3;

export default function CostBars({ plan, bars, onChoose }: CostBarsProps) {
  const drawn = bars.map((bar) => ({ ...bar, bar: costBarOf(bar.lines, plan.currency) }));
  const highest = Math.max(...drawn.map(({ sum }) => sum.high));
  const isOpen = drawn.some(({ bar }) => bar.unknown.length > 0);
  const x = scaleLinear([0, highest || 1], [0, isOpen ? 100 - UNKNOWN_PERCENT : 100]);
  const ticks = x.ticks(TICKS);
  const [first] = drawn;
  return (
    <div className="mt-5">
      <div className="relative pb-1">
        <div aria-hidden className="picture absolute inset-0">
          <GridLines ticks={ticks.slice(1)} x={x} />
        </div>
        <ul className="relative grid grid-cols-[minmax(0,1fr)] gap-1">
          {drawn.map(({ clinic, lines, sum, bar }) => (
            <li key={clinic?.id ?? "own"}>
              {clinic && (
                <p className="flex items-center justify-between gap-x-4">
                  <Link
                    to={`/clinic/${clinic.id}`}
                    className="inline-flex min-h-11 min-w-0 items-center bg-surface pr-1 font-semibold wrap-anywhere underline underline-offset-4 hover:text-accent"
                  >
                    <bdi translate="no">{clinic.name}</bdi>
                  </Link>
                  {drawn.length > 1 && (
                    <span className="shrink-0 bg-surface pl-1 tabular-nums">
                      {formatRange(sum, plan.currency)}
                    </span>
                  )}
                </p>
              )}
              <p className="sr-only">{describeBar(bar, plan)}</p>
              <BarParts bar={bar} x={x} />
              {clinic &&
                listNotes(
                  lines,
                  drawn.filter((other) => other.clinic !== clinic).map((other) => other.lines),
                  plan,
                ).map((note) => (
                  <p key={note} className="mt-1 text-sm text-quiet">
                    <span className="bg-surface">{note}</span>
                  </p>
                ))}
              {clinic && (
                <button
                  type="button"
                  className="inline-flex min-h-11 cursor-pointer items-center bg-surface pr-1 text-sm text-accent underline underline-offset-4"
                  onClick={() => onChoose(clinic.id)}
                >
                  Count with this list
                  <span className="sr-only" translate="no">{` (${clinic.name})`}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <TickLabels ticks={ticks} x={x} format={(tick) => formatMoney(tick, plan.currency)} />
      {drawn.length === 1 && first ? (
        <PartsList bar={first.bar} plan={plan} />
      ) : (
        <BarLegend bars={drawn.map(({ bar }) => bar)} />
      )}
    </div>
  );
}
