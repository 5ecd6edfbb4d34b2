import { lazy, Suspense, type ComponentType } from "react";
import { importChunk } from "@/ui/importChunk.ts";
import type { CostBarsProps } from "./CostBars.tsx";
import { formatRange } from "./sum.ts";

const CostBars = lazy(load);

async function load(): Promise<{ default: ComponentType<CostBarsProps> }> {
  try {
    return await importChunk(() => import("./CostBars.tsx"), "Loading the picture...");
  } catch {
    return { default: Names };
  }
}

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

/** Loads the picture with the first amount, since most visits start without one. */
export function LazyCostBars(props: CostBarsProps) {
  return (
    <Suspense fallback={<Names {...props} />}>
      <CostBars {...props} />
    </Suspense>
  );
}
