import { whenIdle } from "./whenIdle.ts";
import { whenQuiet } from "./whenQuiet.ts";

/** In styles/cards.css, phones don't lay out these parts of a built page before somebody comes near them. */
const DEFERRED = ".clinic-cards > li:nth-child(n + 3), .deferred";

const START_AFTER_MS = 3_000;

/**
 * Once somebody scrolls, or a while after the page has come if nobody is typing: Safari keeps no place while
 * what stands above it grows, and its search skips what isn't laid out.
 */
export function layOutDeferredParts(): void {
  const waiting = new AbortController();
  const begin = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    layOutOneByOne();
  };
  addEventListener("scroll", begin, { signal: waiting.signal, passive: true });
  if (window.scrollY > 0) begin();
  else setTimeout(() => void whenQuiet().then(begin), START_AFTER_MS);
}

/** One part whenever nothing else is to do, so that no press waits for all of them. */
function layOutOneByOne(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(DEFERRED)];
  const next = () => {
    const part = parts.shift();
    if (!part) {
      document.documentElement.dataset.laidOut = "";
      return;
    }
    part.style.contentVisibility = "visible";
    whenIdle(next);
  };
  whenIdle(next);
}
