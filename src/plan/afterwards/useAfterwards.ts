import { useStoredState } from "@/ui/useStoredState.ts";
import { afterwardsFrom, NOTHING_AFTERWARDS } from "./storedAfterwards.ts";

/** What this browser keeps of the time after treatment. */
export function useAfterwards() {
  return useStoredState({ key: "plan-afterwards", empty: NOTHING_AFTERWARDS, read: afterwardsFrom });
}
