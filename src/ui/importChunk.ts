export const PROGRESS_ID = "progress";

const SHOWN_AFTER_MS = 600;
const GIVEN_UP_AFTER_MS = 15_000;

/**
 * Loads code that a click needs, and shows a text when that takes long.
 * @throws after 15 seconds, as backend calls do; browsers wait much longer
 */
export function importChunk<T>(load: () => Promise<T>, words: string): Promise<T> {
  const saying = setTimeout(say, SHOWN_AFTER_MS, words);
  let givingUp: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    givingUp = setTimeout(() => reject(new Error("Code did not arrive in time")), GIVEN_UP_AFTER_MS);
  });
  return Promise.race([load(), tooLate]).finally(() => {
    clearTimeout(saying);
    clearTimeout(givingUp);
    say("");
  });
}

/** Does nothing in the prerenderer, which has no document. */
function say(text: string): void {
  const status = globalThis.document?.getElementById(PROGRESS_ID);
  if (status) status.textContent = text;
}
