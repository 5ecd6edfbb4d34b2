import { readText, writeText } from "@/storage/storage.ts";

const KEY = "reloaded-for-new-version";
/** A broken deploy can't loop, nor can a network on which requests hang for minutes before they fail. */
const BETWEEN_RELOADS_MS = 10 * 60_000;
const PAUSE_MS = 1_000;
/** Nothing tells that a link to an e-mail address, or Back, has left the page where it was. */
const LEAVING_MS = 10_000;

let isReloading = false;
let leftAt = 0;

const isLeft = () => Date.now() - leftAt < LEAVING_MS;

/** Whether this document reloads or is left: words about what it couldn't load would only flash. */
export const isPageBeingReplaced = () => isReloading || isLeft();

/** Firefox remembers a failed import as long as the document lives, and a deploy may have removed the file. */
export function reloadForLostChunks(): void {
  addEventListener("beforeunload", () => (leftAt = Date.now()));
  addEventListener("vite:preloadError", () => {
    const now = Date.now();
    const hasJustReloaded = now - Number(readText(KEY)) < BETWEEN_RELOADS_MS;
    // Offline, the chunks still exist, and a reload would lose the page.
    if (isPageBeingReplaced() || hasJustReloaded || !navigator.onLine || !writeText(KEY, `${now}`)) return;
    isReloading = true;
    onceTypingRests(() => {
      // Firefox gives up what it still loads once somebody leaves; a reload then would take them back.
      isReloading &&= !isLeft();
      if (isReloading) location.reload();
    });
  });
}

/**
 * After a moment: until then a form keeps every letter, a search gets into the address, and a page that lost its
 * scripts because it is left says so.
 */
function onceTypingRests(reload: () => void): void {
  let timer = setTimeout(reload, PAUSE_MS);
  addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(reload, PAUSE_MS);
  });
}
