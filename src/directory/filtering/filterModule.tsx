// Everything that loads with the first search or filter; `FilterableList` places it around the list.
import type { UseQueryResult } from "@tanstack/react-query";
import { failureOf } from "@/backend/errors.ts";
import { AgeOfRates } from "@/directory/clinics/AgeOfRates.tsx";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { useFiguresAtAge } from "@/directory/clinics/useFiguresAtAge.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { lazyPart } from "@/ui/lazyPart.ts";
import { useMediaQuery } from "@/ui/useMediaQuery.ts";
import { ActiveFilters } from "./ActiveFilters.tsx";
import type { FilteredList } from "./applyFilters.ts";
import { placeFor } from "./suggest.ts";
import { toggled, type ListFilters, type ListFilter } from "./listFilters.ts";
import { OrderChoice } from "./OrderChoice.tsx";
import { Suggestions } from "./Suggestions.tsx";
import { useResultsInView } from "./useResultsInView.ts";
import type { SetFilters } from "./useOptimisticFilters.ts";
import { NoMatches } from "./NoMatches.tsx";

export { mergeFilters, readFilters } from "./filterAddress.ts";
export { treatmentToPrice, withPricesOf } from "@/directory/clinics/treatmentPrice.ts";
export { withServices } from "@/directory/clinics/withServices.ts";
export { applyFilters } from "./applyFilters.ts";
export { needsBases } from "./order.ts";
export { understandSearch } from "./understandSearch.ts";
export { HighlightedText } from "./HighlightedText.tsx";

const OFFERS_NOT_LOADED = { title: "We couldn’t load what the clinics offer. Please try again." };
const RATES_NOT_LOADED = {
  title: "The rates for your age group couldn’t be loaded. Please try again.",
};
const NOT_LOADED = { title: "The filters couldn't be loaded. Please try again." };

/** As `xl` in the classes of what stands there. */
const BESIDE = "(min-width: 80rem)";

const FilterPanel = lazyPart(
  () => import("./FilterPanel.tsx"),
  "Loading the filters...",
  (error) => <LoadError failure={failureOf(error, NOT_LOADED)} />,
);

interface FilterProps {
  asked: ListFilters;
  clinics: Clinic[];
  fixed: readonly ListFilter[];
  listFilters: ListFilters;
  onFiltersChange: SetFilters;
  shown: FilteredList;
}

export function AboveList({ onClearSearch, ...found }: FilterProps & { onClearSearch: () => void }) {
  const { asked, clinics, fixed, listFilters, onFiltersChange, shown } = found;
  useResultsInView(
    listFilters.search !== "" || shown.filters !== "",
    JSON.stringify([listFilters.search, shown.filters]),
  );
  const rates = useFiguresAtAge();
  const chooseFilter = (filter: ListFilter, value: string) => {
    onClearSearch();
    // The treatment in `Eizellspende Prag` stays when Prague is chosen.
    const both = asked.treatments.reduce(
      (filters, one) => withValue(filters, "treatments", one),
      listFilters,
    );
    const chosen = withValue(both, filter, value);
    const place = filter === "treatments" ? placeFor(clinics, shown.isMatch, asked.search) : undefined;
    const here = place ? withValue(chosen, place.kind, place.value) : chosen;
    void onFiltersChange(listFilters, { ...here, search: "" });
  };
  return (
    <>
      <Suggestions
        clinics={clinics}
        fixed={fixed}
        shown={shown}
        search={listFilters.search}
        onChooseFilter={chooseFilter}
        onClearSearch={onClearSearch}
      />
      {asked.sort === "success" && (
        <div className="mb-3 max-w-xs print:hidden">
          <AgeOfRates />
        </div>
      )}
      {asked.sort === "success" && rates.isLoadingError && (
        <LoadError failure={failureOf(rates.error, RATES_NOT_LOADED)} onRetry={() => void rates.refetch()} />
      )}
    </>
  );
}

function withValue(listFilters: ListFilters, filter: ListFilter, value: string): ListFilters {
  const values: readonly string[] = listFilters[filter];
  return values.includes(value) ? listFilters : toggled(listFilters, filter, value);
}

export function Choices({ clinics, listFilters, onFiltersChange }: FilterProps) {
  return (
    <>
      <ActiveFilters clinics={clinics} listFilters={listFilters} onFiltersChange={onFiltersChange} />
      <OrderChoice />
    </>
  );
}

interface FiltersProps extends FilterProps {
  isOpen: boolean;
  isStanding: boolean;
  onClose: () => void;
}

/** Opened in a transition, since a fallback would stay for a third of a second. */
export function Filters({ isOpen, isStanding, onClose, ...found }: FiltersProps) {
  const { asked, clinics, fixed, listFilters, onFiltersChange, shown } = found;
  const isWide = useMediaQuery(BESIDE);
  if (!isOpen && !(isWide && isStanding)) return null;
  return (
    <FilterPanel
      clinics={clinics}
      searched={shown.searched}
      asked={asked}
      listFilters={listFilters}
      fixed={fixed}
      onFiltersChange={onFiltersChange}
      isWide={isWide}
      order={<OrderChoice />}
      found={shown.answers}
      onClose={onClose}
    />
  );
}

/** Instead of a list in which no clinic would seem to say anything. */
export function OffersNotLoaded({ offers: { error, refetch } }: { offers: UseQueryResult }) {
  return <LoadError failure={failureOf(error, OFFERS_NOT_LOADED)} onRetry={() => void refetch()} />;
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
