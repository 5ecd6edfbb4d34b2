import { useSearchParams } from "react-router-dom";
import { LONGEST_SEARCH } from "@/ui/fold.ts";
import { useTypedTerm } from "@/ui/useTypedTerm.ts";
import { showOf, type Show } from "./adminClinic.ts";

interface ClinicChoice {
  term: string;
  show: Show;
}

/** What the list is searched for; it stands in the address, so that coming back finds it again. */
export function useClinicChoice(): [ClinicChoice, (change: Partial<ClinicChoice>) => void] {
  const [query, setQuery] = useSearchParams();
  const [typed, type] = useTypedTerm(query.get("search") ?? "");
  const choice = { term: typed, show: showOf(query.get("show")) };
  const choose = (change: Partial<ClinicChoice>) => {
    const { term, show } = { ...choice, ...change };
    const next = new URLSearchParams(query);
    next.delete("search");
    next.delete("show");
    if (term !== "") next.set("search", term.slice(0, LONGEST_SEARCH));
    if (show !== "all") next.set("show", show);
    type(term.slice(0, LONGEST_SEARCH), () => setQuery(next, { replace: true }));
  };
  return [choice, choose];
}
