import { startTransition, useEffect, useState } from "react";
import { afterNextPaint } from "./nextPaint.ts";
import { useHydrated } from "./useHydrated.ts";

const BATCH_SIZE = 2;

/** Lets slow phones answer presses in between. @param start the item whose neighbours come first */
export function useProgressiveList<Item extends { id: string }>(wanted: Item[], start?: string): Item[] {
  const isHydrated = useHydrated();
  const [drawn, setDrawn] = useState(() => (isHydrated ? NONE : idsOf(wanted)));
  const near = nearestFirst(wanted, start)
    .filter(({ id }) => !drawn.has(id))
    .slice(0, BATCH_SIZE);
  const now = wanted.filter((item) => drawn.has(item.id) || near.includes(item));
  const isKnown = near.length === 0 && now.length === drawn.size;
  useEffect(() => {
    if (isKnown) return undefined;
    let isCurrent = true;
    afterNextPaint(() => isCurrent && startTransition(() => setDrawn(idsOf(now))));
    return () => {
      isCurrent = false;
    };
  });
  return now;
}

const NONE: ReadonlySet<string> = new Set();

const idsOf = (items: { id: string }[]): ReadonlySet<string> => new Set(items.map(({ id }) => id));

function nearestFirst<Item extends { id: string }>(items: Item[], start?: string): Item[] {
  const from = items.findIndex(({ id }) => id === start);
  if (from <= 0) return items;
  const distances = new Map(items.map((item, index) => [item, Math.abs(index - from)]));
  return items.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}
