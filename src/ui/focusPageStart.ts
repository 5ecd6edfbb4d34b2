export function focusPageStart(): void {
  focusOn(document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main"));
}

/** Focuses an element that the Tab key skips; returns whether there is one. */
export function focusOn(target: HTMLElement | null): boolean {
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
  return target !== null;
}
