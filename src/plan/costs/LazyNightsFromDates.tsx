import { lazy, Suspense, type ComponentType } from "react";
import { logError } from "@/backend/errors.ts";
import { readText } from "@/storage/storage.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import type { NightsFromDatesProps } from "./NightsFromDates.tsx";

const NightsFromDates = lazy(async (): Promise<{ default: ComponentType<NightsFromDatesProps> }> => {
  try {
    const loaded = await importChunk(() => import("./NightsFromDates.tsx"), "Loading your dates...");
    return { default: loaded.NightsFromDates };
  } catch (error) {
    // The nights can still be chosen by hand.
    logError(error);
    return { default: () => null };
  }
});

export function LazyNightsFromDates(props: NightsFromDatesProps) {
  const hasDates = useBrowserValue(() => readText("plan-dates") !== null, false);
  if (!hasDates) return null;
  return (
    <Suspense>
      <NightsFromDates {...props} />
    </Suspense>
  );
}
