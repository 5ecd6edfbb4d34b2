import { LONGEST_SEARCH } from "@/ui/fold.ts";
import { useAddress } from "@/ui/useAddress.ts";
import { useTypedTerm } from "@/ui/useTypedTerm.ts";
import { withValues } from "@/ui/withValues.ts";
import { showOf, type Show } from "./adminClinic.ts";

interface ClinicChoice {
  term: string;
  show: Show;
}

/** What the list is searched for; it stands in the address, so that coming back finds it again. */
export function useClinicChoice(): [ClinicChoice, (change: Partial<ClinicChoice>) => void] {
  const [query, changeAddress] = useAddress();
  const [typed, type] = useTypedTerm(query.get("search") ?? "");
  const choice = { term: typed, show: showOf(query.get("show")) };
  const choose = ({ term, show }: Partial<ClinicChoice>) => {
    const search = term?.slice(0, LONGEST_SEARCH);
    const values = { search, show: show === "all" ? "" : show };
    const write = () => changeAddress((before) => withValues(before, values), true);
    if (search === undefined) write();
    else type(search, write);
  };
  return [choice, choose];
}
