import { dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";

/** Where the page's HTML says which path it is of, and holds the data it was made with. */
const SNAPSHOT_PATH_ATTRIBUTE = "data-snapshot-of";
const SNAPSHOT_DATA_ID = "snapshot-data";

/** True while the HTML that the build made of this address stands there, and React has not taken it over. */
export function isSnapshotShown(): boolean {
  const snapshotOf = globalThis.document?.getElementById("root")?.getAttribute(SNAPSHOT_PATH_ATTRIBUTE);
  if (typeof snapshotOf !== "string" || "interactive" in document.documentElement.dataset) return false;
  return snapshotOf === window.location.pathname.replace(/(.)\/+$/, "$1");
}

/** The cache as JSON that can stand in a script element. */
export function serialiseCache(cache: QueryClient): string {
  return JSON.stringify(dehydrate(cache)).replaceAll("<", "\\u003c");
}

/** Fills the cache from the page's HTML. A broken snapshot is as good as none. */
export function restoreCache(cache: QueryClient): void {
  const json = document.getElementById(SNAPSHOT_DATA_ID)?.textContent;
  if (!json) return;
  try {
    hydrate(cache, JSON.parse(json));
    // It is as old as the build: shown at once, and refreshed.
    void cache.invalidateQueries({ refetchType: "none" });
  } catch (error) {
    console.error("The snapshot's data could not be read", error);
  }
}
