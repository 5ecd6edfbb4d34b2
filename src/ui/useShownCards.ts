import { useEffect, useRef, useState, type RefObject } from "react";

const AT_ONCE = 12;

/** How many cards of each list are shown, in memory, so that people who come back find the card they left by. */
let shownOf: Record<string, number> = {};

interface ShownCards {
  shown: number;
  showMore: () => void;
  /** For the element whose children the cards are. */
  cards: RefObject<HTMLUListElement | null>;
}

/**
 * Shows a list a dozen cards at a time, so that a long one stays light.
 *
 * @param list its name; another one starts at its first cards
 */
export function useShownCards(list: string): ShownCards {
  const [counts, setCounts] = useState(shownOf);
  const shown = counts[list] ?? AT_ONCE;
  const cards = useRef<HTMLUListElement>(null);
  const [brought, setBrought] = useState<{ from: number }>();
  // The button may be gone now, and the way on is through the cards that it brought.
  useEffect(() => {
    if (brought) cards.current?.children[brought.from]?.querySelector("a")?.focus();
  }, [brought]);
  const showMore = () => {
    shownOf = { ...shownOf, [list]: shown + AT_ONCE };
    setCounts(shownOf);
    setBrought({ from: shown });
  };
  return { shown, showMore, cards };
}
