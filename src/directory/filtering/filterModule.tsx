// Everything that loads with the first search or filter; `FilterableList` places it around the list.
import { lazy } from "react";
import { failureOf, logError } from "@/backend/errors.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { importChunk } from "@/ui/importChunk.ts";
import { useMediaQuery } from "@/ui/useMediaQuery.ts";
import { ActiveFilters } from "./ActiveFilters.tsx";
import type { FilteredList } from "./applyFilters.ts";
import type { ListFilters, ListFilter } from "./listFilters.ts";
import { Suggestions } from "./Suggestions.tsx";
import type { SetFilters } from "./useOptimisticFilters.ts";
import { NoMatches } from "./NoMatches.tsx";

export { mergeFilters, readFilters } from "./filterAddress.ts";
export { treatmentToPrice, withPricesOf } from "@/directory/clinics/treatmentPrice.ts";
export { withServices } from "@/directory/clinics/withServices.ts";
export { applyFilters } from "./applyFilters.ts";
export { HighlightedText } from "./HighlightedText.tsx";

const NOT_LOADED = { title: "The filters couldn't be loaded. Please try again." };

const BESIDE = "(min-width: 64rem)";

const FilterPanel = lazy(async () => {
  try {
    return await importChunk(() => import("./FilterPanel.tsx"), "Loading the filters...");
  } catch (error) {
    logError(error);
    const failure = failureOf(error, NOT_LOADED);
    return { default: () => <LoadError failure={failure} /> };
  }
});

interface FilterProps {
  clinics: Clinic[];
  fixed: readonly ListFilter[];
  listFilters: ListFilters;
  onFiltersChange: SetFilters;
  shown: FilteredList;
}

export function AboveList({ onClearSearch, ...found }: FilterProps & { onClearSearch: () => void }) {
  const { clinics, fixed, listFilters, onFiltersChange, shown } = found;
  const choosePlace = (filter: "cities" | "countries", value: string) => {
    onClearSearch();
    void onFiltersChange(listFilters, {
      ...listFilters,
      search: "",
      [filter]: [...new Set([...listFilters[filter], value])],
    });
  };
  return (
    <>
      <Suggestions
        clinics={clinics}
        fixed={fixed}
        shown={shown}
        search={listFilters.search}
        onChoosePlace={choosePlace}
        onClearSearch={onClearSearch}
      />
      <ActiveFilters clinics={clinics} listFilters={listFilters} onFiltersChange={onFiltersChange} />
    </>
  );
}

/** Opened in a transition, since a fallback would stay for a third of a second. */
export function Filters({ onClose, ...found }: FilterProps & { onClose: () => void }) {
  const { clinics, fixed, listFilters, onFiltersChange, shown } = found;
  return (
    <FilterPanel
      clinics={clinics}
      searched={shown.searched}
      listFilters={listFilters}
      fixed={fixed}
      onFiltersChange={onFiltersChange}
      isWide={useMediaQuery(BESIDE)}
      found={shown.clinics.length}
      onClose={onClose}
    />
  );
}

export function NoResults({ onClearSearch, ...found }: FilterProps & { onClearSearch: () => void }) {
  const { clinics, listFilters, onFiltersChange, shown } = found;
  return (
    <NoMatches
      clinics={clinics}
      searched={shown.searched}
      listFilters={listFilters}
      onFiltersChange={onFiltersChange}
      onClearSearch={onClearSearch}
    />
  );
}
