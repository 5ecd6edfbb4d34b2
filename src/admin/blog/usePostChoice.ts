import { MAX_SEARCH_LENGTH } from "@/ui/fold.ts";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { useOptimisticTerm } from "@/ui/useOptimisticTerm.ts";
import { withParams } from "@/ui/withParams.ts";
import { showOf, type PostChoice } from "./findPosts.ts";

/** The filters are in the address, so that coming back restores them. */
export function usePostChoice(): [PostChoice, (change: Partial<PostChoice>) => void] {
  const [query, changeAddress] = useAddressParams();
  const [typed, type] = useOptimisticTerm(query.get("search") ?? "");
  const choice: PostChoice = {
    term: typed,
    show: showOf(query.get("show")),
    category: query.get("category") ?? "",
  };
  const choose = ({ term, show, category }: Partial<PostChoice>) => {
    const search = term?.slice(0, MAX_SEARCH_LENGTH);
    const values = { search, category, show: show === "all" ? "" : show };
    const write = () => changeAddress((before) => withParams(before, values), true);
    if (search === undefined) write();
    else type(search, write);
  };
  return [choice, choose];
}
