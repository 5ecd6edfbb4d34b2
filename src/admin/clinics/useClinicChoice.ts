import { MAX_SEARCH_LENGTH } from "@/ui/fold.ts";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { useOptimisticTerm } from "@/ui/useOptimisticTerm.ts";
import { withParams } from "@/ui/withParams.ts";
import { showOf, type Show } from "./adminClinic.ts";

interface ClinicChoice {
  term: string;
  show: Show;
}

/** The filters are in the address, so that coming back restores them. */
export function useClinicChoice(): [ClinicChoice, (change: Partial<ClinicChoice>) => void] {
  const [query, changeAddress] = useAddressParams();
  const [typed, type] = useOptimisticTerm(query.get("search") ?? "");
  const choice = { term: typed, show: showOf(query.get("show")) };
  const choose = ({ term, show }: Partial<ClinicChoice>) => {
    const search = term?.slice(0, MAX_SEARCH_LENGTH);
    const values = { search, show: show === "all" ? "" : show };
    const write = () => changeAddress((before) => withParams(before, values), true);
    if (search === undefined) write();
    else type(search, write);
  };
  return [choice, choose];
}
