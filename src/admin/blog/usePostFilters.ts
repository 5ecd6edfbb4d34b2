import { MAX_SEARCH_LENGTH } from "@/ui/fold.ts";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { useOptimisticTerm } from "@/ui/useOptimisticTerm.ts";
import { withParams } from "@/ui/withParams.ts";
import { readStatusFilter, type PostFilterValues } from "./findPosts.ts";

export function usePostFilters(): [PostFilterValues, (change: Partial<PostFilterValues>) => void] {
  const [query, changeAddress] = useAddressParams();
  const [typed, type] = useOptimisticTerm(query.get("search") ?? "");
  const choice: PostFilterValues = {
    term: typed,
    show: readStatusFilter(query.get("show")),
    category: query.get("category") ?? "",
  };
  const choose = ({ term, show, category }: Partial<PostFilterValues>) => {
    const search = term?.slice(0, MAX_SEARCH_LENGTH);
    const values = { search, category, show: show === "all" ? "" : show };
    const write = () => changeAddress((before) => withParams(before, values), true);
    if (search === undefined) write();
    else type(search, write);
  };
  return [choice, choose];
}
