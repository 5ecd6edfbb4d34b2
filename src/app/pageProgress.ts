export const PAGE_PROGRESS_ID = "page-progress";

const SHOWN_AFTER_MS = 600;

/** Loads a page, and says so when that takes long: the page before it stays until then. */
export async function withProgress<T>(load: () => Promise<T>): Promise<T> {
  if (typeof document === "undefined") return load();
  const timer = setTimeout(() => say("Loading page..."), SHOWN_AFTER_MS);
  try {
    return await load();
  } finally {
    clearTimeout(timer);
    say("");
  }
}

function say(text: string): void {
  const status = document.getElementById(PAGE_PROGRESS_ID);
  if (status) status.textContent = text;
}
