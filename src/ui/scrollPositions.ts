export interface ScrollPosition {
  pathname: string;
  scrollY?: number | undefined;
  width?: number | undefined;
}

/** By history index. Each entry of the history keeps those before it, so that a reload has them. */
const positions: (ScrollPosition | undefined)[] = globalThis.history?.state?.positions ?? [];

let drawn = 0;

export function historyIndex(): number {
  return globalThis.history?.state?.idx ?? 0;
}

/** The history index of the page that is drawn, which may lag behind. */
export function drawnHistoryIndex(): number {
  return drawn;
}

/**
 * For a change of the address on the same page too, such as a filter, which makes a history entry of its own.
 * @param isReturn whether the browser's history led here, not a link
 * @param before that of the page drawn before
 */
export function currentScrollPosition(
  pathname: string,
  isReturn: boolean,
  before?: ScrollPosition,
): ScrollPosition {
  const { state } = history;
  // Anchor links, which the browser follows by itself, have no index.
  drawn = state?.idx ?? drawn + 1;
  const known = [before, isReturn ? positions[drawn] : undefined].find((each) => each?.pathname === pathname);
  const position = { pathname, ...known };
  positions[drawn] = position;
  history.replaceState({ ...state, idx: drawn, positions }, "");
  return position;
}

/** Returns how many steps of the history, below 0, lead to a page; false if it isn't the last other one. */
export function stepsBackTo(path: string): number | false {
  let index = drawn;
  while (positions[index]?.pathname === location.pathname) index--;
  return positions[index]?.pathname === path && index - drawn;
}
