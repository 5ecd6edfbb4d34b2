/** A page that was shown in this visit, and how far down people were when they left it. */
export interface Stop {
  pathname: string;
  scrollY?: number;
}

/** The stops by their place in the browser's history. In memory: nothing is kept after the visit. */
const trail: Stop[] = [];

/** The place in the browser's history, as the router counts it. */
function here(): number {
  return window.history.state?.idx ?? 0;
}

/** @returns the stop that was made here before, when one comes back to it, else a new one */
export function stopHere(pathname: string, isReturn: boolean): Stop {
  const known = trail[here()];
  const stop = isReturn && known?.pathname === pathname ? known : { pathname };
  trail[here()] = stop;
  return stop;
}

/** The path of the page that the browser's Back leads to, if it was shown in this visit. */
export function pathBefore(): string | undefined {
  return trail[here() - 1]?.pathname;
}
