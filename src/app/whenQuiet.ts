const QUIET_MS = 1_000;
const INTERACTIONS = ["keydown", "pointerdown", "scroll"];

/** Resolves once nobody has pressed or scrolled for a second, since work in the background delays what they see. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const watching = new AbortController();
    const end = () => {
      watching.abort();
      resolve();
    };
    let timer = setTimeout(end, QUIET_MS);
    const beginAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    };
    for (const type of INTERACTIONS) {
      addEventListener(type, beginAgain, { capture: true, passive: true, signal: watching.signal });
    }
  });
}
