/** A page that was shown in this visit. */
export interface Stop {
  pathname: string;
  /** The page that led here; unknown for the first one and for what the browser's history alone led to. */
  cameFrom?: string;
  /** How far down people are on it, or were when they left it. */
  scrollY?: number;
}

/** The stops by their place in the browser's history. In memory: nothing is kept after the visit. */
const trail: Stop[] = [];

/** The place in the browser's history, as the router counts it. */
function here(): number {
  return window.history.state?.idx ?? 0;
}

/**
 * @param isReturn whether the browser's history led here, not a link
 * @returns the stop that was made here before, when one comes back to it, else a new one
 */
export function stopHere(pathname: string, isReturn: boolean, cameFrom?: string): Stop {
  const known = trail[here()];
  if (isReturn && known?.pathname === pathname) return known;
  return (trail[here()] = { pathname, cameFrom: isReturn ? undefined : cameFrom });
}

/** The path of the page that the browser's Back leads to, if that is known. */
export function pathBefore(): string | undefined {
  return trail[here()]?.cameFrom;
}
