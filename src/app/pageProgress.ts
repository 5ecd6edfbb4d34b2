export const PAGE_PROGRESS_ID = "page-progress";

const SHOWN_AFTER_MS = 600;

/** Loads a page, and says so when that takes long: the page before it stays until then. */
export function withProgress<T>(load: () => Promise<T>): Promise<T> {
  const timer = setTimeout(say, SHOWN_AFTER_MS, "Loading page...");
  return load().finally(() => {
    clearTimeout(timer);
    say("");
  });
}

/** Does nothing while the build renders pages, where there is no document. */
function say(text: string): void {
  const status = globalThis.document?.getElementById(PAGE_PROGRESS_ID);
  if (status) status.textContent = text;
}
