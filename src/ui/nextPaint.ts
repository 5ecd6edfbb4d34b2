import { startTransition, useEffect, useState } from "react";

/** Does something once the browser has painted what is there now: whoever pressed a key sees its answer first. */
export function afterNextPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Resolves once the browser has painted what is there now. */
export function nextPaint(): Promise<void> {
  return new Promise(afterNextPaint);
}

/**
 * A value that follows another one after the next paint: what was pressed shows at once, and what
 * takes longer to draw comes then. A deferred value follows as soon as nothing else runs, which
 * may be before that paint, and holds it up.
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
