const DESK = "/admin";
const LOGIN = "/admin/login";

/** Not a real site, only compared with itself. */
const HERE = "https://here.invalid";

/**
 * Returns where to go after signing in: the admin page that was asked for, or the overview. The wanted
 * place comes from the browser's history and may be anything, so it never leaves the administration.
 */
export function placeAfterSignIn(wanted: unknown): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return DESK;
  // Parsed like browsers do: `/\\host` and `/admin/../x` lead elsewhere.
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

/** Kept in the history state, where no link can set it. */
export function wantedPlace(place: { pathname: string; search: string; hash: string }): { wanted: string } {
  return { wanted: place.pathname + place.search + place.hash };
}

export function wantedIn(state: unknown): unknown {
  return typeof state === "object" && state !== null && "wanted" in state ? state.wanted : undefined;
}
