import { useEffect, useRef, useState, type RefObject } from "react";

const AT_ONCE = 12;

/** How many cards of each list are shown, in memory, so that people who come back find the card they left by. */
let shownOf: Record<string, number> = {};

interface ShownCards {
  shown: number;
  showMore: () => void;
  /** Where the cards begin that were asked for last. */
  from: number | undefined;
  /** For the element whose children the cards are, and headings among them, which have `data-heading`. */
  cards: RefObject<HTMLUListElement | null>;
}

/**
 * Shows a list a dozen cards at a time, so that a long one stays light.
 *
 * @param list its name; another one starts at its first cards
 */
export function useShowMore(list: string): ShownCards {
  const [counts, setCounts] = useState(shownOf);
  const shown = counts[list] ?? AT_ONCE;
  const cards = useRef<HTMLUListElement>(null);
  const [brought, setBrought] = useState<{ list: string; from: number }>();
  if (brought && brought.list !== list) setBrought(undefined);
  // The button may be gone now, and the way on is through the cards that it brought.
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
