import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { drawnHistoryIndex, historyIndex } from "@/ui/scrollPositions.ts";

const heights = new Map<string, number>();

const lastPositions = new Map<string, { place: number; card: string | undefined }>();

/** Restores card heights and draws the card that was left first, so that the scroll position survives. */
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

function rememberCards(list: HTMLElement): string | undefined {
  const cards = [...list.querySelectorAll<HTMLElement>("[data-card]")];
  for (const card of cards) heights.set(card.dataset["card"] ?? "", card.getBoundingClientRect().height);
  const followed = list
    .querySelector(`[data-card] a[href="${window.location.pathname}"]`)
    ?.closest("[data-card]");
  const at = cards.find((card) => card === followed) ?? cards.find(isInSight);
  return at?.dataset["card"];
}

const isInSight = (card: Element) => card.getBoundingClientRect().bottom > 0;
