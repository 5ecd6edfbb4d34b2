export function loadToastList() {
  return import("./ToastList.tsx");
}

/** Call it before something that may fail offline, or the toast would be plain text. */
export function preloadToasts(): void {
  loadToastList().catch(() => {});
}
