import { readText, writeText } from "@/storage/storage.ts";

const KEY = "reloaded-for-new-version";
/** A broken deploy can't loop, nor can a network on which requests hang for minutes before they fail. */
const BETWEEN_RELOADS_MS = 10 * 60_000;
const PAUSE_MS = 1_000;

let isBeingReplaced = false;

/** Whether this document reloads or is left: words about what it couldn't load would only flash. */
export const isPageBeingReplaced = () => isBeingReplaced;

/** Firefox remembers a failed import as long as the document lives, and a deploy may have removed the file. */
export function reloadForLostChunks(): void {
  let isLeft = false;
  addEventListener("beforeunload", () => (isBeingReplaced = isLeft = true));
  addEventListener("pageshow", ({ persisted }) => persisted && (isBeingReplaced = isLeft = false));
  addEventListener("vite:preloadError", () => {
    const hasJustReloaded = Date.now() - Number(readText(KEY)) < BETWEEN_RELOADS_MS;
    // Offline, the chunks still exist, and a reload would lose the page.
    if (isBeingReplaced || hasJustReloaded || !navigator.onLine || !writeText(KEY, String(Date.now())))
      return;
    isBeingReplaced = true;
    // Firefox gives up what it still loads once somebody leaves; a reload then would take them back.
    void whenTyped().then(() => isLeft || location.reload());
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
