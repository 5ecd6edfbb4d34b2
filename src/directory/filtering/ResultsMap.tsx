import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { basesQuery } from "@/directory/clinics/basis.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { treatmentToPrice, withPricesOf } from "@/directory/clinics/treatmentPrice.ts";
import { withServices } from "@/directory/clinics/withServices.ts";
import type { City } from "@/directory/map/cityGroups.ts";
import { CityMapPart } from "@/directory/map/CityMapPart.tsx";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { mergeFilters, readFilters } from "./filterAddress.ts";
import { applyFilters } from "./applyFilters.ts";
import { understandSearch } from "./understandSearch.ts";
import { slugOf } from "./slug.ts";

interface ResultsMapProps {
  clinics: Clinic[];
  search: string;
}

/** Ignores the city filter, so that a second city can be chosen too. */
export default function ResultsMap({ clinics, search }: ResultsMapProps) {
  const [params, changeAddress] = useAddressParams();
  const listFilters = useMemo(() => ({ ...readFilters(params), search }), [params, search]);
  const asked = useMemo(
    () => understandSearch(clinics, { ...listFilters, cities: [] }),
    [clinics, listFilters],
  );
  const asksForOffers = asked.treatments.length + asked.spoken.length > 0;
  const { data: rows } = useQuery({ ...basesQuery(), enabled: asksForOffers });
  const found = useMemo(() => {
    const bases = new Map(rows?.map(({ id, basis }) => [id, basis]));
    // As in the list, which waits for them too.
    const treatment = rows ? treatmentToPrice(asked.treatments) : null;
    const known = withServices(withPricesOf(clinics, treatment, bases), bases);
    return applyFilters(known, asked, bases).clinics;
  }, [clinics, asked, rows]);
  const isChosen = ({ name }: City) => listFilters.cities.includes(slugOf(name));
  const choose = (cities: readonly City[]) => {
    const slugs = cities.map(({ name }) => slugOf(name));
    const others = listFilters.cities.filter((slug) => !slugs.includes(slug));
    const next = cities.some(isChosen) ? others : [...others, ...slugs];
    changeAddress((before) => mergeFilters(before, listFilters, { ...listFilters, cities: next }));
  };
  return <CityMapPart clinics={found} isChosen={isChosen} onChoose={choose} />;
}
