export interface Status {
  /** The browser says so. Some never do. */
  isOffline: boolean;
  isUnreachable: boolean;
  /** When the page's oldest answer was read; null if all came from the network. */
  cachedAt: string | null;
  /** When the page's HTML was read, if it didn't come from the network. */
  shellCachedAt: string | null;
  newer: ServiceWorker | null;
}

let status: Status = {
  isOffline: false,
  isUnreachable: false,
  cachedAt: null,
  shellCachedAt: null,
  newer: null,
};
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
