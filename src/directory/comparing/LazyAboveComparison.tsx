import { Suspense } from "react";
import { readText } from "@/storage/storage.ts";
import { lazyPart } from "@/ui/lazyPart.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import type { AboveComparisonProps } from "./AboveComparison.tsx";

const AboveComparison = lazyPart(() => import("./AboveComparison.tsx"), "Loading...");

export function LazyAboveComparison({ countries, ...notes }: AboveComparisonProps) {
  const hasAnswered = useBrowserValue(() => readText("plan-answers") !== null, false);
  if (!hasAnswered && !Object.values(notes).some(Boolean)) return null;
  return (
    <Suspense>
      <AboveComparison countries={hasAnswered ? countries : []} {...notes} />
    </Suspense>
  );
}
