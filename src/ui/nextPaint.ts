import { startTransition, useEffect, useState } from "react";

export function afterNextPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

export function nextPaint(): Promise<void> {
  return new Promise(afterNextPaint);
}

/** React's deferred value may follow before that paint and delay it. */
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
