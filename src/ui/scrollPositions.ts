/** A page of this visit, and where people were on it. */
export interface ScrollPosition {
  pathname: string;
  /** The page that led here; unknown for the first one and for what the browser's history alone led to. */
  cameFrom?: string | undefined;
  /** How far down people are on it, or were when they left it. */
  scrollY?: number | undefined;
  /** How wide the window was then: in another one the page's parts are elsewhere. */
  width?: number | undefined;
}

/** By the place in the browser's history. In memory: nothing is kept after the visit. */
const positions: ScrollPosition[] = [];

let drawn = 0;

/** The place in the browser's history, as the router counts it. */
export function historyIndex(): number {
  return globalThis.window?.history.state?.idx ?? 0;
}

/** The place of the page that is drawn: the history may have gone on already. */
export function drawnHistoryIndex(): number {
  return drawn;
}

/**
 * @param isReturn whether the browser's history led here, not a link
 * @returns the position that was left here before, when one comes back to it, else a new one
 */
export function currentScrollPosition(
  pathname: string,
  isReturn: boolean,
  cameFrom?: string,
): ScrollPosition {
  drawn = historyIndex();
  const known = positions[drawn];
  if (isReturn && known?.pathname === pathname) return known;
  return (positions[drawn] = { pathname, cameFrom: isReturn ? undefined : cameFrom });
}

/**
 * The position after something on a page changed its address, such as a filter: a place of its own in
 * the history, to which one comes back as to the page.
 */
export function scrollPositionAfterChange(before: ScrollPosition, isReturn: boolean): ScrollPosition {
  // A link to a part of the page, which the browser follows by itself, is at no place that is counted.
  const isCounted = typeof window.history.state?.idx === "number";
  if (!isCounted || positions[historyIndex()] === before) return before;
  const { scrollY, width } = before;
  return Object.assign(currentScrollPosition(before.pathname, isReturn), { scrollY, width });
}

/** The path of the page that the browser's Back leads to, if that is known. */
export function pathBefore(): string | undefined {
  return positions[historyIndex()]?.cameFrom;
}
