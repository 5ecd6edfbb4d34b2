import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
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

  const arrived = useRef(false);

  // Back, forward or a link changed the address: it wins over what was typed, but not over
  // what was typed into the prerendered page before it became interactive.
  useEffect(() => {
    const isArriving = !arrived.current;
    if (isHydrated) arrived.current = true;
    if (inAddress === written.current) return;
    written.current = inAddress;
    setTerm((typed) => (isArriving && typed !== "" ? typed : inAddress));
  }, [inAddress, isHydrated]);

  useEffect(() => {
    if (term === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = term;
      setParams(term === "" ? {} : { search: term }, { replace: true, preventScrollReset: true });
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [term, setParams]);

  return [term, (next) => setTerm(next.slice(0, LONGEST_SEARCH))];
}
