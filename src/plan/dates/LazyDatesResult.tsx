import { lazy, Suspense, type ComponentType } from "react";
import { importChunk } from "@/ui/importChunk.ts";
import type { ResultProps } from "./DatesResult.tsx";

const Result = lazy(load);

async function load(): Promise<{ default: ComponentType<ResultProps> }> {
  try {
    return await importChunk(() => import("./DatesResult.tsx"), "Loading your dates...");
  } catch {
    return { default: NotLoaded };
  }
}

function NotLoaded() {
  return (
    <p className="mt-4">
      The rest couldn’t be loaded. Check your connection and reload the page: your answers are kept.
    </p>
  );
}

export function LazyDatesResult(props: ResultProps) {
  return (
    <Suspense>
      <Result {...props} />
    </Suspense>
  );
}
