/** A page of this visit, and where people were on it. */
export interface ReturnPosition {
  pathname: string;
  /** The page that led here; unknown for the first one and for what the browser's history alone led to. */
  cameFrom?: string;
  /** How far down people are on it, or were when they left it. */
  scrollY?: number;
}

/** By the place in the browser's history. In memory: nothing is kept after the visit. */
const positions: ReturnPosition[] = [];

/** The place in the browser's history, as the router counts it. */
export function placeInHistory(): number {
  return globalThis.window?.history.state?.idx ?? 0;
}

/**
 * @param isReturn whether the browser's history led here, not a link
 * @returns the position that was left here before, when one comes back to it, else a new one
 */
export function positionHere(pathname: string, isReturn: boolean, cameFrom?: string): ReturnPosition {
  const known = positions[placeInHistory()];
  if (isReturn && known?.pathname === pathname) return known;
  return (positions[placeInHistory()] = { pathname, cameFrom: isReturn ? undefined : cameFrom });
}

/** The path of the page that the browser's Back leads to, if that is known. */
export function pathBefore(): string | undefined {
  return positions[placeInHistory()]?.cameFrom;
}
