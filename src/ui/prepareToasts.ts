/** Fetches the code that shows toasts; no page needs it at first. */
export function loadToastList() {
  return import("./ToastList.tsx");
}

/**
 * Fetches the code that shows toasts. Call it before something that may end without a
 * connection, or the words would have to stand alone.
 */
export function prepareToasts(): void {
  loadToastList().catch(() => {});
}
