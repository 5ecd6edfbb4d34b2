const EVERY_MS = 2_000;

/** Prints nothing in the first seconds, and not too often. */
export function printProgress(print: (words: string) => void = console.log): (words: string) => void {
  let printed = Date.now();
  return (words) => {
    if (Date.now() - printed < EVERY_MS) return;
    printed = Date.now();
    print(`  ${words} …`);
  };
}
