/** Does something once the browser has painted what is there now: whoever pressed a key sees its answer first. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Resolves once the browser has painted what is there now. */
export function painted(): Promise<void> {
  return new Promise(afterPaint);
}
