import { lazy, Suspense, type ComponentType } from "react";
import { importChunk } from "@/ui/importChunk.ts";
import type { CostDetailsProps } from "./CostDetails.tsx";

const CostDetails = lazy(load);

async function load(): Promise<{ default: ComponentType<CostDetailsProps> }> {
  try {
    return await importChunk(() => import("./CostDetails.tsx"), "Loading the lines and questions...");
  } catch {
    return { default: NotLoaded };
  }
}

function NotLoaded() {
  return (
    <p role="status">
      The lines and the questions couldn’t be loaded. Check your connection and reload the page: your numbers
      are kept.
    </p>
  );
}

export function LazyCostDetails(props: CostDetailsProps) {
  return (
    <Suspense>
      <CostDetails {...props} />
    </Suspense>
  );
}
