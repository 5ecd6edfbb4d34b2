export interface Status {
  /** The browser says so. Some never do. */
  isOffline: boolean;
  isUnreachable: boolean;
  /** When the page's oldest answer was read; null if all came from the network. */
  keptOn: string | null;
  /** When the page's HTML was read, if it didn't come from the network. */
  shellKeptOn: string | null;
  newer: ServiceWorker | null;
}

let status: Status = { isOffline: false, isUnreachable: false, keptOn: null, shellKeptOn: null, newer: null };
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
