import { useEffect, useRef, useState, type RefObject } from "react";

const AT_ONCE = 12;

/** Cards shown per list, in memory, for people who come back to a card far down. */
let shownOf: Record<string, number> = {};

interface ShownCards {
  shown: number;
  showMore: () => void;
  /** The index of the first card of the last batch. */
  from: number | undefined;
  /** For the parent of the cards. Headings among them have `data-heading`. */
  cards: RefObject<HTMLUListElement | null>;
}

/**
 * Shows a list a dozen cards at a time.
 * @param list its name; another one starts at its first cards
 */
export function useShowMore(list: string): ShownCards {
  const [counts, setCounts] = useState(shownOf);
  const shown = counts[list] ?? AT_ONCE;
  const cards = useRef<HTMLUListElement>(null);
  const [brought, setBrought] = useState<{ list: string; from: number }>();
  if (brought && brought.list !== list) setBrought(undefined);
  // The button may be gone, so continue at the first new card.
  useEffect(() => {
    if (!brought) return;
    const all = cards.current?.querySelectorAll(":scope > :not([data-heading])");
    all?.[brought.from]?.querySelector("a")?.focus();
  }, [brought]);
  const showMore = () => {
    shownOf = { ...shownOf, [list]: shown + AT_ONCE };
    setCounts(shownOf);
    setBrought({ list, from: shown });
  };
  return { shown, showMore, from: brought?.from, cards };
}
