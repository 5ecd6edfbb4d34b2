import { readText, writeText } from "@/storage/storage.ts";
import { whenQuiet } from "./whenQuiet.ts";

const KEY = "reloaded-for-new-version";

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
async function whenTyped(): Promise<void> {
  if (document.activeElement?.matches("input, textarea")) await whenQuiet();
}
