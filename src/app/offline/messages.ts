/** What a page and the service worker tell each other. */
export type ToWorker = "which version?" | "how old?" | "take over";

/** How old the oldest answer is that a page got from what is kept; null when all came from the network. */
export interface Age {
  keptOn: string | null;
}

/** In the head of a page that the worker gave out, because the network did not. */
export const KEPT_ON_NAME = "kept-on";
