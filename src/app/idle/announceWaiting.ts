import { importChunk } from "@/ui/importChunk.ts";
import { drawnHistoryIndex, historyIndex } from "@/ui/scrollPositions.ts";

const LOOK_EVERY_MS = 100;

/** Until all that a page shows is there, such as the law, the page before stays under its address. */
export function announceWaiting(): void {
  addEventListener("click", announceUntilDrawn);
  addEventListener("popstate", announceUntilDrawn);
}

function announceUntilDrawn(): void {
  if (!isDrawn()) importChunk(untilDrawn, "Loading page...").catch(() => {});
}

async function untilDrawn(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- nothing tells when
  while (!isDrawn()) await new Promise((later) => setTimeout(later, LOOK_EVERY_MS));
}

/** An anchor link, which has no state yet, stays on its page. */
const isDrawn = () => !history.state || historyIndex() === drawnHistoryIndex();
