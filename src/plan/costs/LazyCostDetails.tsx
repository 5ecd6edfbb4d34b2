import { importChunk } from "@/ui/importChunk.ts";
import { lazyOr } from "./lazyOr.tsx";

export const LazyCostDetails = lazyOr(
  () => importChunk(() => import("./CostDetails.tsx"), "Loading the lines and questions..."),
  NotLoaded,
);

function NotLoaded() {
  return (
    <p role="status">
      The lines and the questions couldn’t be loaded. Check your connection and reload the page: your numbers
      are kept.
    </p>
  );
}
