import { readText, writeText } from "@/storage/storage.ts";

const KEY = "reloaded-for-new-version";
const PAUSE_MS = 1_000;

/** Once only, so that a broken deploy can't loop. */
export function reloadWhenChunksAreGone(): void {
  let mayReload = true;
  // Firefox gives up what it still loads once somebody leaves; a reload then would take them back.
  addEventListener("beforeunload", () => (mayReload = false));
  addEventListener("vite:preloadError", (event) => {
    // Offline, the chunks still exist, and a reload would lose the page. Chromium reports them again when online.
    mayReload &&= navigator.onLine;
    if (!mayReload || readText(KEY) !== null || !writeText(KEY, "yes")) return;
    event.preventDefault();
    void whenTyped().then(() => location.reload());
  });
}

/** Forms keep every letter, and a search gets into the address after a moment. */
function whenTyped(): Promise<void> {
  return new Promise((resolve) => {
    const isTyping = document.activeElement?.matches("input, textarea");
    let timer = setTimeout(resolve, isTyping ? PAUSE_MS : 0);
    addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, PAUSE_MS);
    });
  });
}
