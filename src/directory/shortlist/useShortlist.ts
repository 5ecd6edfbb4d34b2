import { useSyncExternalStore } from "react";
import { EMPTY_SHORTLIST, shortlistNow, type Shortlist } from "./storedShortlist.ts";
import { subscribeToShortlist } from "./storedList.ts";

/** The clinics that this browser keeps; none while the page takes over its prerendered HTML. */
export function useShortlist(): Shortlist {
  return useSyncExternalStore(subscribeToShortlist, shortlistNow, () => EMPTY_SHORTLIST);
}
