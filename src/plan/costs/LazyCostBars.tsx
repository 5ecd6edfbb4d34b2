import { importChunk } from "@/ui/importChunk.ts";
import type { CostBarsProps } from "./CostBars.tsx";
import { lazyOr } from "./lazyOr.tsx";
import { formatRange } from "./sum.ts";

/** Loads the picture with the first amount, since most visits start without one. */
export const LazyCostBars = lazyOr(
  () => importChunk(() => import("./CostBars.tsx"), "Loading the picture..."),
  Names,
  { isShownMeanwhile: true },
);

function Names({ bars, plan }: CostBarsProps) {
  return (
    <ul className="mt-3">
      {bars.map(
        ({ clinic, sum }) =>
          clinic && (
            <li key={clinic.id} className="flex flex-wrap justify-between gap-x-4">
              <bdi translate="no">{clinic.name}</bdi>
              <span>{formatRange(sum, plan.currency)}</span>
            </li>
          ),
      )}
    </ul>
  );
}
