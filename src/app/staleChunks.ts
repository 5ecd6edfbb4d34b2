import { readText, writeText } from "@/storage/storage.ts";

const KEY = "reloaded-for-new-version";

/**
 * After a deploy the lazy parts of an open page are gone from the server. Loading the page
 * again fetches the new ones; once only, so that a broken deploy does not loop.
 */
export function reloadWhenChunksAreGone(): void {
  window.addEventListener("vite:preloadError", (event) => {
    // Without a connection the parts are not gone, and a reload would take the page away too.
    if (!navigator.onLine) return;
    if (readText(KEY) !== null || !writeText(KEY, "yes")) return;
    event.preventDefault();
    window.location.reload();
  });
}
