import { useKept } from "@/ui/useKept.ts";
import { afterwardsFrom, NOTHING_AFTERWARDS } from "./kept.ts";

/** What this browser keeps of the time after treatment. */
export function useAfterwards() {
  return useKept({ key: "plan-afterwards", empty: NOTHING_AFTERWARDS, read: afterwardsFrom });
}
