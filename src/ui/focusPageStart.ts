/** Moves the focus to the page's main heading, where screen readers begin to read. */
export function focusPageStart(): void {
  focusOn(document.querySelector("#content h1") ?? document.getElementById("content"));
}

/** Focuses what the Tab key does not stop at. */
export function focusOn(target: Element | null): void {
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
