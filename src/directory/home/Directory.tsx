import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState, type ComponentProps } from "react";
import { failureOf } from "@/backend/errors.ts";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import { useAtAge } from "@/directory/clinics/useFiguresAtAge.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { LoadingClinics } from "@/directory/clinics/LoadingClinics.tsx";
import { FilterableList } from "@/directory/filtering/FilterableList.tsx";
import { FilteredClinics } from "@/directory/filtering/FilteredClinics.tsx";
import { SearchRow } from "@/directory/filtering/SearchRow.tsx";
import type { ListState } from "@/directory/filtering/useListFilters.ts";
import { BrowseByRegion } from "@/directory/regions/BrowseByRegion.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { siteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { directoryData } from "./directoryData.ts";
import { MapOnDemand, MapToggle } from "./MapOnDemand.tsx";

/** Named to search engines; each clinic has its own page. */
const DESCRIBED = 50;

const NOT_LOADED = { title: "Error loading clinics. Please try again later." };
/** A constant, so that typing doesn't draw it. */
const PLACES = <BrowseByRegion />;

/** For who comes back to the page. */
let wasMapOpen = false;

export function Directory({ list }: { list: ListState }) {
  const { data, error, refetch } = useQuery(clinicsQuery());
  const clinics = useAtAge(data);
  const description = useMemo(() => directoryData((clinics ?? []).slice(0, DESCRIBED), siteUrl), [clinics]);
  if (!clinics && error) {
    return (
      <>
        {PLACES}
        <div className="mt-6">
          <LoadError failure={failureOf(error, NOT_LOADED)} />
        </div>
      </>
    );
  }
  return (
    <>
      {error && <StaleNote onRetry={refetch} />}
      <StructuredData data={description} />
      <SearchableClinics clinics={clinics} list={list} />
    </>
  );
}

interface SearchableClinicsProps {
  clinics: Clinic[] | undefined;
  list: ListState;
}

function SearchableClinics({ clinics, list: { row, listProps, isNarrowed } }: SearchableClinicsProps) {
  const [isMapOpen, setMapOpen] = useState(wasMapOpen);
  const hasScores = clinics?.some(({ overallScore }) => overallScore);
  const byName = hasScores ? "Listed by name, because the overall scores are samples." : "Listed by name.";
  const searched = listProps.filterModule ? listProps.search : "";
  const draw: ComponentProps<typeof FilterableList>["children"] = useCallback(
    ({ clinics: found, headings, summary, matches, order = byName, filters = "" }) => (
      <FilteredClinics
        clinics={found}
        headings={headings}
        summary={summary}
        matches={matches}
        searched={searched}
        filters={filters}
        order={order}
      />
    ),
    [searched, byName],
  );
  const isEmpty = !clinics?.length;
  const tools = useMemo(() => {
    const toggle = (isOpen: boolean) => setMapOpen((wasMapOpen = isOpen));
    return isEmpty ? null : <MapToggle isOpen={isMapOpen} onToggle={toggle} />;
  }, [isEmpty, isMapOpen]);
  const map = useMemo(
    () => isMapOpen && clinics && <MapOnDemand clinics={clinics} search={listProps.search} />,
    [isMapOpen, clinics, listProps.search],
  );
  return (
    <>
      <SearchRow
        label="Search clinics by name, city or country"
        placeholder="Search by clinic, city or country"
        {...row}
      />
      {!isNarrowed && PLACES}
      {clinics ? (
        <FilterableList {...listProps} clinics={clinics} tools={tools} above={map}>
          {draw}
        </FilterableList>
      ) : (
        <LoadingClinics />
      )}
    </>
  );
}
