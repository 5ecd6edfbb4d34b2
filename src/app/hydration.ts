import { dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";

export function isSnapshotShown(): boolean {
  const snapshotOf = globalThis.document?.getElementById("root")?.dataset.snapshotOf;
  if (!snapshotOf || "interactive" in document.documentElement.dataset) return false;
  return snapshotOf === location.pathname.replace(/(.)\/$/, "$1");
}

export function serialiseCache(cache: QueryClient): string {
  return JSON.stringify(dehydrate(cache)).replaceAll("<", "\\u003c");
}

export function restoreCache(cache: QueryClient): void {
  const json = document.getElementById("snapshot-data")?.textContent;
  if (!json) return;
  try {
    hydrate(cache, JSON.parse(json));
    // The data is as old as the build: show it at once, then refetch.
    void cache.invalidateQueries({ refetchType: "none" });
  } catch (error) {
    console.error(error);
  }
}
