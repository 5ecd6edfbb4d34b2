import { MAX_SEARCH_LENGTH } from "@/ui/fold.ts";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { useOptimisticTerm } from "@/ui/useOptimisticTerm.ts";
import { withParams } from "@/ui/withParams.ts";
import { readStatusFilter, type StatusFilter } from "./adminClinic.ts";

interface ClinicFilters {
  term: string;
  show: StatusFilter;
}

export function useClinicFilters(): [ClinicFilters, (change: Partial<ClinicFilters>) => void] {
  const [query, changeAddress] = useAddressParams();
  const [typed, type] = useOptimisticTerm(query.get("search") ?? "");
  const choice = { term: typed, show: readStatusFilter(query.get("show")) };
  const choose = ({ term, show }: Partial<ClinicFilters>) => {
    const search = term?.slice(0, MAX_SEARCH_LENGTH);
    const values = { search, show: show === "all" ? "" : show };
    const write = () => changeAddress((before) => withParams(before, values), true);
    if (search === undefined) write();
    else type(search, write);
  };
  return [choice, choose];
}
