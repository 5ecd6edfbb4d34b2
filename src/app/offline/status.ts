/** What the notes above a page say. */
export interface Status {
  isOffline: boolean;
  /** When the oldest answer that the page shows was read; null while all of them came from the network. */
  keptOn: string | null;
  /** When the page's words were read, where they did not come from the network. */
  shellKeptOn: string | null;
  /** A newer version of the site that only waits for its turn. */
  newer: ServiceWorker | null;
}

let status: Status = { isOffline: false, keptOn: null, shellKeptOn: null, newer: null };
const listeners = new Set<() => void>();

export function currentStatus(): Status {
  return status;
}

export function changeStatus(change: Partial<Status>): void {
  status = { ...status, ...change };
  for (const listener of listeners) listener();
}

export function subscribeToStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
