export interface ToastMessage {
  title: string;
  text?: string;
  tone?: "calm" | "alarm";
  /** The code of an unexpected error. */
  reference?: string | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let toasts: ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a short message that goes away by itself. */
export function showToast(message: ToastMessage): void {
  replace([...toasts, { ...message, id: nextId++ }]);
}

/** Takes one message away. */
export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** Takes all away: what they told of is over. */
export function dismissToasts(): void {
  replace([]);
}

/** For useSyncExternalStore. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is shown now, the same array until it changes. */
export function currentToasts(): ShownToast[] {
  return toasts;
}

function replace(next: ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
