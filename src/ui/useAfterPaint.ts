import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./afterPaint.ts";

/**
 * A value that follows another one after the next paint: what was pressed shows at once, and what
 * takes longer to draw comes then. A deferred value follows as soon as nothing else runs, which
 * may be before that paint, and holds it up.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => {
    if (Object.is(value, drawn)) return undefined;
    let isCurrent = true;
    afterPaint(() => isCurrent && startTransition(() => setDrawn(value)));
    return () => {
      isCurrent = false;
    };
  }, [value, drawn]);
  return drawn;
}
