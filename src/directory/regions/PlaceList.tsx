import { useCallback, type ComponentProps, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { FilterableList } from "@/directory/filtering/FilterableList.tsx";
import type { ListFilter } from "@/directory/filtering/listFilters.ts";
import { FilteredClinics } from "@/directory/filtering/FilteredClinics.tsx";
import { SearchRow } from "@/directory/filtering/SearchRow.tsx";
import { useListFilters } from "@/directory/filtering/useListFilters.ts";

interface PlaceListProps {
  clinics: Clinic[];
  fixed: readonly ListFilter[];
  children: ReactNode;
}

export function PlaceList({ clinics, fixed, children }: PlaceListProps) {
  const { row, listProps } = useListFilters();
  const { pathname } = useLocation();
  const draw: ComponentProps<typeof FilterableList>["children"] = useCallback(
    ({ clinics: found, headings, summary, matches, order = "Listed by name.", filters = "", isNarrowed }) =>
      isNarrowed ? (
        <FilteredClinics
          clinics={found}
          headings={headings}
          summary={summary}
          matches={matches}
          searched={listProps.search}
          filters={`${pathname}?${filters}`}
          order={order}
          isForSale={false}
        />
      ) : (
        <div className="mt-3">{children}</div>
      ),
    [children, pathname, listProps.search],
  );
  if (clinics.length === 0) return children;
  return (
    <>
      <SearchRow
        label="Search these clinics by name, city or language"
        placeholder="Search these clinics"
        {...row}
      />
      <FilterableList {...listProps} clinics={clinics} fixed={fixed}>
        {draw}
      </FilterableList>
    </>
  );
}
