import { readText, writeText } from "@/storage/storage.ts";

const KEY = "reloaded-for-new-version";

/**
 * Reloads when a deploy has removed the lazy chunks of an open page; once only, so that a broken deploy
 * can't loop.
 */
export function reloadWhenChunksAreGone(): void {
  window.addEventListener("vite:preloadError", (event) => {
    // Offline, the chunks still exist, and a reload would lose the page.
    if (!navigator.onLine) return;
    if (readText(KEY) !== null || !writeText(KEY, "yes")) return;
    event.preventDefault();
    window.location.reload();
  });
}
