import { LONGEST_SEARCH } from "@/ui/fold.ts";
import { useAddress } from "@/ui/useAddress.ts";
import { useTypedTerm } from "@/ui/useTypedTerm.ts";
import { withValues } from "@/ui/withValues.ts";
import { showOf, type PostChoice } from "./findPosts.ts";

/** What the list of posts is narrowed to; it stands in the address, so that coming back finds it again. */
export function usePostChoice(): [PostChoice, (change: Partial<PostChoice>) => void] {
  const [query, changeAddress] = useAddress();
  const [typed, type] = useTypedTerm(query.get("search") ?? "");
  const choice: PostChoice = {
    term: typed,
    show: showOf(query.get("show")),
    category: query.get("category") ?? "",
  };
  const choose = ({ term, show, category }: Partial<PostChoice>) => {
    const search = term?.slice(0, LONGEST_SEARCH);
    const values = { search, category, show: show === "all" ? "" : show };
    const write = () => changeAddress((before) => withValues(before, values), true);
    if (search === undefined) write();
    else type(search, write);
  };
  return [choice, choose];
}
