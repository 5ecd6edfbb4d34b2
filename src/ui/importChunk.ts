import { isPageBeingReplaced } from "./lostChunks.ts";

export const PROGRESS_ID = "progress";

const SHOWN_AFTER_MS = 600;
const TIMEOUT_MS = 15_000;

/** @throws after 15 seconds, as backend calls do; browsers wait much longer */
export function importChunk<T>(load: () => Promise<T>, words: string): Promise<T> {
  const said = { words };
  const saying = setTimeout(() => announce([...slow, said]), SHOWN_AFTER_MS);
  let givingUp: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    givingUp = setTimeout(() => reject(new Error("Timed out")), TIMEOUT_MS);
  });
  return Promise.race([importModule(load), tooLate]).finally(() => {
    clearTimeout(saying);
    clearTimeout(givingUp);
    announce(slow.filter((each) => each !== said));
  });
}

/** Never settles where the page is about to be replaced. */
export function importModule<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    if (isPageBeingReplaced()) return new Promise<never>(() => {});
    throw error;
  });
}

/** What takes long just now; the last one is shown. */
let slow: { words: string }[] = [];

function announce(now: { words: string }[]): void {
  slow = now;
  const words = slow.at(-1)?.words ?? "";
  const status = globalThis.document?.getElementById(PROGRESS_ID);
  // The same text again would be read out again.
  if (status && status.textContent !== words) status.textContent = words;
}
