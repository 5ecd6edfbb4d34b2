import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { drawnHistoryIndex, historyIndex } from "@/ui/scrollPositions.ts";

/** How high the cards were that have been seen, by their clinics' ids. In memory: nothing is kept after the visit. */
const heights = new Map<string, number>();

/** Which place in the browser's history each list was left at last, and by which card. */
const lastPositions = new Map<string, { place: number; card: string | undefined }>();

/**
 * Where the cards of a list were when it was left, so that who comes back finds each place as high
 * as its card was, and the card that they left by drawn first.
 *
 * @param list the element with a child for each card, which has the clinic's id as `data-card`
 * @param name of the list: a page may have several
 */
export function useCardHeights(list: RefObject<HTMLElement | null>, name: string) {
  const [start] = useState(() => {
    const last = lastPositions.get(name);
    return last?.place === historyIndex() ? last.card : undefined;
  });
  const nameNow = useRef(name);
  useLayoutEffect(() => {
    nameNow.current = name;
  }, [name]);
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      if (element)
        lastPositions.set(nameNow.current, { place: drawnHistoryIndex(), card: rememberCards(element) });
    };
  }, [list]);
  return { start, heightOf: (id: string) => heights.get(id) };
}

/** @returns the card whose link was followed, or else the first that is in sight */
function rememberCards(list: HTMLElement): string | undefined {
  const cards = [...list.querySelectorAll<HTMLElement>("[data-card]")];
  for (const card of cards) heights.set(card.dataset["card"] ?? "", card.offsetHeight);
  const followed = list
    .querySelector(`[data-card] a[href="${window.location.pathname}"]`)
    ?.closest("[data-card]");
  const at = cards.find((card) => card === followed) ?? cards.find(isInSight);
  return at?.dataset["card"];
}

const isInSight = (card: Element) => card.getBoundingClientRect().bottom > 0;
