import { useCallback, useEffect, useRef, useState } from "react";
import { truncateSearch } from "@/ui/fold.ts";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { useHydrated } from "@/ui/useHydrated.ts";

/** Longer than between two keys on a phone; browsers also limit address changes. */
const WRITE_AFTER_MS = 400;

export function useSearchTerm(): [string, (term: string) => void] {
  const [params, changeAddress] = useAddressParams();
  const isHydrated = useHydrated();
  const inAddress = !isHydrated ? "" : truncateSearch(params.get("search") ?? "");
  const [term, setTerm] = useState(inAddress);
  const written = useRef(inAddress);
  /** A slow phone may report one after the next was written. */
  const underway = useRef<string[]>([]);

  const arrived = useRef(false);

  // Navigation wins over typing, except over what was typed before hydration.
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

function withSearch(before: URLSearchParams, term: string): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete("search");
  if (term !== "") params.set("search", term);
  return params;
}
