import { lazy, Suspense } from "react";
import { logError } from "@/backend/errors.ts";
import { readText } from "@/storage/storage.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import type { AboveComparisonProps } from "./AboveComparison.tsx";

const AboveComparison = lazy(() =>
  importChunk(() => import("./AboveComparison.tsx"), "Loading...").catch((error: unknown) => {
    logError(error);
    return { default: () => null };
  }),
);

export function LazyAboveComparison({ countries, ...notes }: AboveComparisonProps) {
  const hasAnswered = useBrowserValue(() => readText("plan-answers") !== null, false);
  if (!hasAnswered && !Object.values(notes).some(Boolean)) return null;
  return (
    <Suspense>
      <AboveComparison countries={hasAnswered ? countries : []} {...notes} />
    </Suspense>
  );
}
