export type ToWorker = "which version?" | "how old?" | "take over";

export interface Age {
  /** When the oldest stored answer that a page was given had been read; null if all came from the network. */
  cachedAt: string | null;
  /** Whether its last request failed at once, as without a connection; false if the answer was only late. */
  isUnreachable: boolean;
}

/** In the head of a page that the worker served because the network didn't. */
export const CACHED_AT_META = "cached-at";
