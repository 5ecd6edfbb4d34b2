import { readText, writeText } from "@/storage/storage.ts";

const KEY = "reloaded-for-new-version";

/**
 * Reloads when a deploy has removed the lazy chunks of an open page; once only, so that a broken deploy
 * can't loop.
 */
export function reloadWhenChunksAreGone(): void {
  const failedOffline = new Set<string>();
  window.addEventListener("vite:preloadError", (event) => {
    const failure = String(event.payload);
    if (!navigator.onLine) failedOffline.add(failure);
    // Such chunks still exist, and a reload would lose the page. Chromium reports them again when online.
    if (failedOffline.has(failure)) return;
    if (readText(KEY) !== null || !writeText(KEY, "yes")) return;
    event.preventDefault();
    window.location.reload();
  });
}
