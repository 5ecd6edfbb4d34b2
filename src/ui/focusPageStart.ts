/** Moves the focus to the page's main heading, where screen readers begin to read. */
export function focusPageStart(): void {
  focusOn(document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main"));
}

/** Focuses what the Tab key does not stop at. @returns whether there is anything */
export function focusOn(target: HTMLElement | null): boolean {
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
  return target !== null;
}
