import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./afterPaint.ts";

const NEW_AT_ONCE = 2;

/**
 * What of a list is to be drawn now: what is drawn already, and a few more. The rest follows by as
 * many after each paint, so that a slow phone answers the next key or click in between. The first
 * time it is the whole list, as the built page has it and as people left it.
 */
export function useFewAtOnce<Item extends { id: string }>(wanted: Item[]): Item[] {
  const [drawn, setDrawn] = useState(() => idsOf(wanted));
  let room = NEW_AT_ONCE;
  const now = wanted.filter(({ id }) => drawn.has(id) || room-- > 0);
  const isKnown = now.length === drawn.size && now.every(({ id }) => drawn.has(id));
  useEffect(() => {
    if (isKnown) return undefined;
    let isCurrent = true;
    afterPaint(() => isCurrent && startTransition(() => setDrawn(idsOf(now))));
    return () => {
      isCurrent = false;
    };
  });
  return now;
}

const idsOf = (items: { id: string }[]): ReadonlySet<string> => new Set(items.map(({ id }) => id));
