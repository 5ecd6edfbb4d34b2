import { useCallback, useEffect, useRef, useState } from "react";
import { truncateSearch } from "@/ui/fold.ts";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { useHydrated } from "@/ui/useHydrated.ts";

/** Longer than from key to key on a phone; browsers refuse too many changes of the address a second, too. */
const WRITE_AFTER_MS = 400;

/**
 * The search term, kept in `?search=`: links to a search work, and the address can be
 * shared. What is typed shows at once; the address follows when typing pauses.
 */
export function useSearchTerm(): [string, (term: string) => void] {
  const [params, changeAddress] = useAddressParams();
  const isHydrated = useHydrated();
  const inAddress = !isHydrated ? "" : truncateSearch(params.get("search") ?? "");
  const [term, setTerm] = useState(inAddress);
  const written = useRef(inAddress);
  /** On their way to the address: on a slow phone one may come after the next was written. */
  const underway = useRef<string[]>([]);

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
    if (term === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = term;
      underway.current.push(term);
      changeAddress((before) => withSearch(before, term), true);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [term, changeAddress]);

  const change = useCallback((next: string) => setTerm(truncateSearch(next)), []);
  return [term, change];
}

/** What else the address asks for stays. */
function withSearch(before: URLSearchParams, term: string): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete("search");
  if (term !== "") params.set("search", term);
  return params;
}
