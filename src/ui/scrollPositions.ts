export interface ScrollPosition {
  pathname: string;
  /** The page that led here; unknown for the first one and after jumps in the history. */
  previousPath?: string | undefined;
  scrollY?: number | undefined;
  width?: number | undefined;
}

const positions: ScrollPosition[] = [];

let drawn = 0;

export function historyIndex(): number {
  return globalThis.window?.history.state?.idx ?? 0;
}

/** The history index of the page that is drawn, which may lag behind. */
export function drawnHistoryIndex(): number {
  return drawn;
}

/** @param isReturn whether the browser's history led here, not a link */
export function currentScrollPosition(
  pathname: string,
  isReturn: boolean,
  cameFrom?: string,
): ScrollPosition {
  drawn = historyIndex();
  const known = positions[drawn];
  if (isReturn && known?.pathname === pathname) return known;
  return (positions[drawn] = { pathname, previousPath: isReturn ? undefined : cameFrom });
}

/** For a change of the address on the same page, such as a filter, which makes a history entry of its own. */
export function scrollPositionAfterChange(before: ScrollPosition, isReturn: boolean): ScrollPosition {
  // Anchor links, which the browser follows by itself, have no index.
  const isCounted = history.state?.idx !== undefined;
  if (!isCounted || positions[historyIndex()] === before) return before;
  const { scrollY, width } = before;
  return Object.assign(currentScrollPosition(before.pathname, isReturn), { scrollY, width });
}

export function previousPath(): string | undefined {
  return positions[historyIndex()]?.previousPath;
}
