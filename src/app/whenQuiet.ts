const QUIET_MS = 1_000;

/** Resolves once nobody has pressed or scrolled for a second, since work in the background delays what they see. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const watching = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const beginAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        watching.abort();
        resolve();
      }, QUIET_MS);
    };
    for (const type of ["keydown", "pointerdown", "scroll"]) {
      addEventListener(type, beginAgain, { capture: true, signal: watching.signal });
    }
    beginAgain();
  });
}
