import { useStoredState } from "@/ui/useStoredState.ts";
import { afterwardsFrom, NOTHING_AFTERWARDS } from "./storedAfterwards.ts";

export function useAfterwards() {
  return useStoredState({ key: "plan-afterwards", empty: NOTHING_AFTERWARDS, read: afterwardsFrom });
}
