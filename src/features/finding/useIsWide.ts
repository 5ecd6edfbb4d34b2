import { useSyncExternalStore } from "react";

const query = () => window.matchMedia("(min-width: 64rem)");

/** Whether there is room for the filters beside the list. */
export function useIsWide(): boolean {
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
