import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { LoadedClinics } from "@/directory/clinics/LoadedClinics.tsx";
import { FilteredClinics } from "@/directory/filtering/FilteredClinics.tsx";
import type { Country } from "@/directory/countries/region.ts";
import { PlaceList } from "./PlaceList.tsx";
import { clinicsInCountry, type Directory } from "./useDirectory.ts";

const COUNTRY = ["countries"] as const;

export function CountryClinics({
  country,
  directory: { clinics },
}: {
  country: Country;
  directory: Directory;
}) {
  const { pathname } = useLocation();
  const here = useMemo(() => clinicsInCountry(clinics ?? [], country), [clinics, country]);
  return (
    <section aria-labelledby="list-title">
      <h2 id="list-title" tabIndex={-1} className="mb-4 scroll-mt-6 text-2xl">
        {`All clinics in ${country.nameInSentence}`}
      </h2>
      <LoadedClinics>
        {() => (
          <PlaceList clinics={here} fixed={COUNTRY}>
            <FilteredClinics
              clinics={here}
              searched=""
              filters={`${pathname}?`}
              order="Listed by name."
              isForSale={false}
            />
          </PlaceList>
        )}
      </LoadedClinics>
    </section>
  );
}
