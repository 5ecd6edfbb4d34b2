import type { QueryClient } from "@tanstack/react-query";
import { clinicQuery, clinicsQuery } from "@/directory/clinics/api.ts";
import { clinicFactsQuery } from "@/directory/facts/api.ts";
import { routeOf } from "../routes.tsx";
import { linkWithin, onFollowed } from "./followedLink.ts";
import { savesData } from "./savesData.ts";

/** A pointer or the Tab key that rests less only passes by. */
const REST_MS = 65;

/** Not where the browser saves data or has no network; once for each page. Returns a way to end it. */
export function fetchOnIntent(cache: QueryClient): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const fetched = new Set<string>();
  const fetchOnce = (pathname: string) => {
    if (!fetched.has(pathname)) fetchPage(pathname, cache);
    fetched.add(pathname);
  };
  let aimedAt: string | undefined;
  let resting: ReturnType<typeof setTimeout>;
  const aim = ({ target }: Event) => {
    const pathname = linkWithin(target)?.pathname;
    if (pathname === aimedAt) return;
    aimedAt = pathname;
    clearTimeout(resting);
    if (pathname === undefined || fetched.has(pathname) || savesData() || !navigator.onLine) return;
    resting = setTimeout(fetchOnce, REST_MS, pathname);
  };
  // Ignore targets that change because the page scrolled under a still pointer.
  for (const sign of ["pointermove", "focusin", "touchstart"]) {
    document.addEventListener(sign, aim, { passive: true, signal });
  }
  // pointercancel: the touch became a scroll.
  const giveUp = () => {
    aimedAt = undefined;
    clearTimeout(resting);
  };
  document.addEventListener("pointercancel", giveUp, { signal });
  // A click is certain, so don't wait for the hover delay.
  onFollowed(({ pathname }) => fetchOnce(pathname), signal);
  window.addEventListener("vite:preloadError", leaveToPage, { capture: true, signal });
  return () => watching.abort();
}

let ahead = 0;

/** Swallows preload errors of speculative fetches; an opened page reports its own. */
function leaveToPage(event: Event): void {
  if (ahead > 0) event.stopImmediatePropagation();
}

function fetchPage(pathname: string, cache: QueryClient): void {
  const { path = "*", load } = routeOf(pathname) ?? {};
  if (!load || path === "*" || path.startsWith("/admin")) return;
  void fetchAhead(load);
  if (path !== "/clinic/:id") return;
  const id = pathname.slice("/clinic/".length);
  void cache.prefetchQuery(clinicFactsQuery(id));
  // What the list says of it is shown at once.
  if (!cache.getQueryData(clinicsQuery().queryKey)) void cache.prefetchQuery(clinicQuery(id, cache));
}

export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  ahead++;
  await load().catch(() => {});
  ahead--;
}
