import { useEffect, useRef, useState, type RefObject } from "react";

const BATCH_SIZE = 12;

let shownByList: Record<string, number> = {};

interface ShownCards {
  shown: number;
  showMore: () => void;
  from: number | undefined;
  /** For the parent of the cards. Headings among them have `data-heading`. */
  cards: RefObject<HTMLUListElement | null>;
}

/** @param list its name; another one starts at its first cards */
export function useShowMore(list: string): ShownCards {
  const [counts, setCounts] = useState(shownByList);
  const shown = counts[list] ?? BATCH_SIZE;
  const cards = useRef<HTMLUListElement>(null);
  const [lastBatch, setLastBatch] = useState<{ list: string; from: number }>();
  if (lastBatch && lastBatch.list !== list) setLastBatch(undefined);
  // The button may be gone, so continue at the first new card.
  useEffect(() => {
    if (!lastBatch) return;
    const all = cards.current?.querySelectorAll(":scope > :not([data-heading])");
    all?.[lastBatch.from]?.querySelector("a")?.focus();
  }, [lastBatch]);
  const showMore = () => {
    shownByList = { ...shownByList, [list]: shown + BATCH_SIZE };
    setCounts(shownByList);
    setLastBatch({ list, from: shown });
  };
  return { shown, showMore, from: lastBatch?.from, cards };
}
