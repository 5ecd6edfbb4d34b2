import { dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";

const SNAPSHOT_PATH_ATTRIBUTE = "data-snapshot-of";
const SNAPSHOT_DATA_ID = "snapshot-data";

export function isSnapshotShown(): boolean {
  const snapshotOf = globalThis.document?.getElementById("root")?.getAttribute(SNAPSHOT_PATH_ATTRIBUTE);
  if (typeof snapshotOf !== "string" || "interactive" in document.documentElement.dataset) return false;
  return snapshotOf === window.location.pathname.replace(/(.)\/+$/, "$1");
}

export function serialiseCache(cache: QueryClient): string {
  return JSON.stringify(dehydrate(cache)).replaceAll("<", "\\u003c");
}

export function restoreCache(cache: QueryClient): void {
  const json = document.getElementById(SNAPSHOT_DATA_ID)?.textContent;
  if (!json) return;
  try {
    hydrate(cache, JSON.parse(json));
    // The data is as old as the build: show it at once, then refetch.
    void cache.invalidateQueries({ refetchType: "none" });
  } catch (error) {
    console.error(error);
  }
}
