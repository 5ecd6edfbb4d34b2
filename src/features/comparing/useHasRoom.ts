import { useSyncExternalStore } from "react";

// Paper has room, and is decided by its own width.
const query = () => window.matchMedia("(min-width: 48rem), print");

/** Whether all columns fit beside the names of the rows. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = query();
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => query().matches,
    () => false,
  );
}
