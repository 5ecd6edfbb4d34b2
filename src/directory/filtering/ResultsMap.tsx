import { useMemo } from "react";
import type { Basis } from "@/directory/clinics/basis.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { City } from "@/directory/map/cityGroups.ts";
import { CityMapPart } from "@/directory/map/CityMapPart.tsx";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { mergeFilters, readFilters } from "./filterAddress.ts";
import { applyFilters } from "./applyFilters.ts";
import { understandSearch } from "./understandSearch.ts";
import { slugOf } from "./slug.ts";

const NO_BASES: ReadonlyMap<string, Basis> = new Map();

interface ResultsMapProps {
  clinics: Clinic[];
  search: string;
}

/** Ignores the city filter, so that a second city can be chosen too. */
export default function ResultsMap({ clinics, search }: ResultsMapProps) {
  const [params, changeAddress] = useAddressParams();
  const listFilters = useMemo(() => ({ ...readFilters(params), search }), [params, search]);
  const found = useMemo(
    () => applyFilters(clinics, understandSearch(clinics, { ...listFilters, cities: [] }), NO_BASES).clinics,
    [clinics, listFilters],
  );
  const isChosen = ({ name }: City) => listFilters.cities.includes(slugOf(name));
  const choose = (cities: readonly City[]) => {
    const slugs = cities.map(({ name }) => slugOf(name));
    const others = listFilters.cities.filter((slug) => !slugs.includes(slug));
    const next = cities.some(isChosen) ? others : [...others, ...slugs];
    changeAddress((before) => mergeFilters(before, listFilters, { ...listFilters, cities: next }));
  };
  return <CityMapPart clinics={found} isChosen={isChosen} onChoose={choose} />;
}
