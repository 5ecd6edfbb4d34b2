/** Where one is led after signing in who wanted to go nowhere else. */
const DESK = "/admin";
const LOGIN = "/admin/login";

/** No real site: only compared with itself. */
const HERE = "https://here.invalid";

/**
 * Where to go after signing in: to the page of the administration that asked for it, or else to
 * the desk. Takes what a browser's history kept, which may be anything, and leads to no other site
 * and no other part of this one.
 */
export function placeAfterSignIn(wanted: unknown): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return DESK;
  // As browsers read it: `/\host` and `/admin/../x` do not stay where they seem to.
  const url = parsed(wanted);
  if (url?.origin !== HERE) return DESK;
  const { pathname } = url;
  const isOfDesk = pathname === DESK || pathname.startsWith(`${DESK}/`);
  if (!isOfDesk || pathname === LOGIN || pathname.startsWith(`${LOGIN}/`)) return DESK;
  return pathname + url.search + url.hash;
}

function parsed(path: string): URL | undefined {
  try {
    return new URL(path, HERE);
  } catch {
    return undefined;
  }
}

/** What the login is told of the page that led to it. Kept in the history, so that no link can set it. */
export function wantedPlace(place: { pathname: string; search: string; hash: string }): { wanted: string } {
  return { wanted: place.pathname + place.search + place.hash };
}

/** The wanted page in what the history kept. */
export function wantedIn(state: unknown): unknown {
  return typeof state === "object" && state !== null && "wanted" in state ? state.wanted : undefined;
}
