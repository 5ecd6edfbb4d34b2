import { useSearchParams } from "react-router-dom";
import { LONGEST_SEARCH } from "@/ui/fold.ts";
import { useTypedTerm } from "@/ui/useTypedTerm.ts";
import { showOf, type PostChoice } from "./findPosts.ts";

/** What the list of posts is narrowed to; it stands in the address, so that coming back finds it again. */
export function usePostChoice(): [PostChoice, (change: Partial<PostChoice>) => void] {
  const [query, setQuery] = useSearchParams();
  const [typed, type] = useTypedTerm(query.get("search") ?? "");
  const choice: PostChoice = {
    term: typed,
    show: showOf(query.get("show")),
    category: query.get("category") ?? "",
  };
  const choose = (change: Partial<PostChoice>) => {
    const { term, show, category } = { ...choice, ...change };
    const next = new URLSearchParams(query);
    const values = {
      search: term.slice(0, LONGEST_SEARCH),
      show: show === "all" ? "" : show,
      category,
    };
    for (const [key, value] of Object.entries(values)) {
      if (value === "") next.delete(key);
      else next.set(key, value);
    }
    type(term.slice(0, LONGEST_SEARCH), () => setQuery(next, { replace: true }));
  };
  return [choice, choose];
}
