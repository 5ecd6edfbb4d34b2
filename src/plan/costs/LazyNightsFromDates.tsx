import { Suspense } from "react";
import { readText } from "@/storage/storage.ts";
import { lazyPart } from "@/ui/lazyPart.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import type { NightsFromDatesProps } from "./NightsFromDates.tsx";

// If they can't be loaded, the nights can still be chosen by hand.
const NightsFromDates = lazyPart(
  async () => ({ default: (await import("./NightsFromDates.tsx")).NightsFromDates }),
  "Loading your dates...",
);

export function LazyNightsFromDates(props: NightsFromDatesProps) {
  const hasDates = useBrowserValue(() => readText("plan-dates") !== null, false);
  if (!hasDates) return null;
  return (
    <Suspense>
      <NightsFromDates {...props} />
    </Suspense>
  );
}
