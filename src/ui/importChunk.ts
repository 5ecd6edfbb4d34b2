export const PROGRESS_ID = "progress";

const SHOWN_AFTER_MS = 600;
const GIVEN_UP_AFTER_MS = 15_000;

/**
 * Loads code that a click asked for, and shows the words when that takes long: what was there
 * before stays until then.
 *
 * @throws after 15 seconds, as calls to the backend do: the browser itself waits much longer
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

/** Does nothing while the build renders pages, where there is no document. */
function say(text: string): void {
  const status = globalThis.document?.getElementById(PROGRESS_ID);
  if (status) status.textContent = text;
}
