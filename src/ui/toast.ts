export interface ToastMessage {
  title: string;
  text?: string;
  tone?: "calm" | "alarm";
  reference?: string | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let toasts: ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** A message that is said again takes the place of the one before. */
export function showToast(message: ToastMessage): void {
  const others = toasts.filter(({ title, text }) => title !== message.title || text !== message.text);
  replace([...others, { ...message, id: nextId++ }]);
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function dismissToasts(): void {
  replace([]);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the same array until the toasts change. */
export function currentToasts(): ShownToast[] {
  return toasts;
}

function replace(next: ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
