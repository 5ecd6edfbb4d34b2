const ADMIN_HOME = "/admin";
const LOGIN = "/admin/login";

/** Not a real site, only compared with itself. */
const HERE = "https://here.invalid";

/** The wanted place comes from the browser's history and may be anything; the result is an admin page. */
export function placeAfterSignIn(wanted: unknown): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return ADMIN_HOME;
  // Parsed like browsers do: `/\\host` and `/admin/../x` lead elsewhere.
  const url = parsed(wanted);
  if (url?.origin !== HERE) return ADMIN_HOME;
  const { pathname } = url;
  const isInAdmin = pathname === ADMIN_HOME || pathname.startsWith(`${ADMIN_HOME}/`);
  if (!isInAdmin || pathname === LOGIN || pathname.startsWith(`${LOGIN}/`)) return ADMIN_HOME;
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
export function returnPlace(place: { pathname: string; search: string; hash: string }): { wanted: string } {
  return { wanted: place.pathname + place.search + place.hash };
}

export function readReturnPlace(state: unknown): unknown {
  return typeof state === "object" && state !== null && "wanted" in state ? state.wanted : undefined;
}
