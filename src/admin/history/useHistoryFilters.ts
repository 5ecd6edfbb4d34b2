import { useAddressParams } from "@/ui/useAddressParams.ts";
import { withParams } from "@/ui/withParams.ts";
import type { HistoryFilter } from "./api.ts";
import { KINDS } from "./formatChange.ts";

interface HistoryFilterValues {
  clinic: string;
  person: string;
  kind: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function useHistoryFilters(): [HistoryFilterValues, (change: Partial<HistoryFilterValues>) => void] {
  const [query, changeAddress] = useAddressParams();
  const person = query.get("person") ?? "";
  const choice = {
    clinic: (query.get("clinic") ?? "").slice(0, 80),
    person: UUID.test(person) ? person : "",
    kind: KINDS.find(({ slug }) => slug === query.get("kind"))?.slug ?? "",
  };
  const choose = (change: Partial<HistoryFilterValues>) =>
    changeAddress((before) => withParams(before, { ...change }), true);
  return [choice, choose];
}

export function filterOf({ clinic, person, kind }: HistoryFilterValues): HistoryFilter {
  const relations = KINDS.find(({ slug }) => slug === kind)?.relations;
  return { ...(clinic && { clinic }), ...(person && { person }), ...(relations && { relations }) };
}
