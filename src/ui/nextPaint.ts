import { startTransition, useEffect, useState } from "react";

/** Runs something after the next paint, so that a key press shows first. */
export function afterNextPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

export function nextPaint(): Promise<void> {
  return new Promise(afterNextPaint);
}

/**
 * Follows a value after the next paint: the press shows at once, and slower drawing comes later.
 * React's deferred value may follow before that paint and delay it.
 */
export function useDeferredToNextPaint<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => {
    if (Object.is(value, drawn)) return undefined;
    let isCurrent = true;
    afterNextPaint(() => isCurrent && startTransition(() => setDrawn(value)));
    return () => {
      isCurrent = false;
    };
  }, [value, drawn]);
  return drawn;
}
