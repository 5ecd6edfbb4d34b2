import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { LONGEST_SEARCH } from "@/ui/fold.ts";
import { useHydrated } from "@/ui/useHydrated.ts";

/** Browsers refuse too many changes of the address a second. */
const WRITE_AFTER_MS = 250;

/**
 * The search term, kept in `?search=`: links to a search work, and the address can be
 * shared. What is typed shows at once; the address follows when typing pauses.
 */
export function useSearchTerm(): [string, (term: string) => void] {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const inAddress = !isHydrated ? "" : (params.get("search") ?? "").slice(0, LONGEST_SEARCH);
  const [term, setTerm] = useState(inAddress);
  const written = useRef(inAddress);
  /** On their way to the address: on a slow phone one may come after the next was written. */
  const underway = useRef<string[]>([]);

  const { key } = useLocation();
  /** What the router drew last, and the browser's own address then. */
  const drawn = useRef({ key, pathname: "", search: "" });
  const arrived = useRef(false);

  // Back, forward or a link changed the address: it wins over what was typed, but not over
  // what was typed into the prerendered page before it became interactive.
  useEffect(() => {
    const isArriving = !arrived.current;
    if (isHydrated) arrived.current = true;
    const ours = underway.current.indexOf(inAddress);
    underway.current.splice(0, ours + 1);
    if (ours !== -1 || inAddress === written.current) return;
    written.current = inAddress;
    setTerm((typed) => (isArriving && typed !== "" ? typed : inAddress));
  }, [inAddress, isHydrated]);

  useEffect(() => {
    drawn.current = { key, ...addressNow() };
  }, [key]);

  useEffect(() => {
    if (term === written.current) return undefined;
    const timer = setTimeout(() => {
      // The router knows of a new address when it has drawn it. Until then the browser alone does:
      // a page that somebody went to is not left again, and a filter that was chosen stays.
      const { pathname, search } = addressNow();
      if (pathname !== drawn.current.pathname) return;
      const isAhead = search !== drawn.current.search;
      written.current = term;
      underway.current.push(term);
      setParams((before) => withSearch(isAhead ? new URLSearchParams(search) : before, term), {
        replace: true,
        preventScrollReset: true,
      });
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [term, setParams]);

  return [term, (next) => setTerm(next.slice(0, LONGEST_SEARCH))];
}

function addressNow() {
  const { pathname, search } = window.location;
  return { pathname, search };
}

/** What else the address asks for stays. */
function withSearch(before: URLSearchParams, term: string): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete("search");
  if (term !== "") params.set("search", term);
  return params;
}
