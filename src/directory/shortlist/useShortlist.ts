import { useSyncExternalStore } from "react";
import { EMPTY_SHORTLIST, shortlistNow, type Shortlist } from "./storedShortlist.ts";
import { subscribeToShortlist } from "./storedList.ts";

export function useShortlist(): Shortlist {
  return useSyncExternalStore(subscribeToShortlist, shortlistNow, () => EMPTY_SHORTLIST);
}
