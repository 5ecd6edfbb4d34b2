import { useQuery } from "@tanstack/react-query";
import { memo, Suspense, useCallback, useMemo, type ReactNode } from "react";
import { basesQuery } from "@/directory/clinics/basis.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { LoadingClinics } from "@/directory/clinics/LoadingClinics.tsx";
import { useBasesAtAge, useFiguresAtAge } from "@/directory/clinics/useFiguresAtAge.ts";
import { nextPaint } from "@/ui/nextPaint.ts";
import { HighlightContext } from "@/ui/HighlightableText.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import type { FilteredList } from "./applyFilters.ts";
import { FilterStub } from "./FilterStub.tsx";
import type { ListFilter } from "./listFilters.ts";
import type { SetFilters } from "./useOptimisticFilters.ts";

export type FilterModule = typeof import("./filterModule.tsx");

type Results = Pick<FilteredList, "clinics"> & Partial<FilteredList>;

const NONE: readonly ListFilter[] = [];

interface FilterableListProps {
  /** Null where it could not be loaded. */
  filterModule: FilterModule | null | undefined;
  /** Whether the address asks for other clinics than these, and the filters are on their way. */
  isAwaited?: boolean;
  onRetry?: () => void;
  clinics: Clinic[];
  /** Set by the page itself, such as the city on a city's page. */
  fixed?: readonly ListFilter[];
  search: string;
  isNarrowed?: boolean;
  isStanding?: boolean;
  isOpen: boolean;
  tools?: ReactNode;
  above?: ReactNode;
  onClose: () => void;
  onWant?: () => void;
  onClearSearch: () => void;
  children: (results: Results) => ReactNode;
}

/** Memoised, so that typing isn't held up. Cards aren't recreated while the filters load. */
export const FilterableList = memo(function FilterableList({
  filterModule,
  isAwaited,
  onRetry,
  clinics: listed,
  fixed = NONE,
  search,
  isNarrowed = false,
  isStanding = false,
  isOpen,
  tools,
  above,
  onClose,
  onWant,
  onClearSearch,
  children,
}: FilterableListProps) {
  const [params, changeAddress] = useAddressParams();
  const listFilters = useMemo(
    () => (filterModule ? { ...filterModule.readFilters(params), search } : undefined),
    [filterModule, params, search],
  );
  const asked = useMemo(
    () => listFilters && filterModule?.understandSearch(listed, listFilters),
    [filterModule, listed, listFilters],
  );
  const chosen = (asked && filterModule?.treatmentToPrice(asked.treatments)) ?? null;
  const needsBases = Boolean(asked && filterModule?.needsBases(asked));
  const offers = useQuery({ ...basesQuery(), enabled: isOpen || needsBases });
  const rows = offers.data;
  const bases = useBasesAtAge(rows);
  const atAge = useFiguresAtAge();
  // Until they are loaded the price is that of IVF, and says so.
  const treatment = rows ? chosen : null;
  const clinics = useMemo(
    () => filterModule?.withServices(filterModule.withPricesOf(listed, treatment, bases), bases) ?? listed,
    [filterModule, listed, treatment, bases],
  );
  const shown = useMemo(
    () => (filterModule && asked ? filterModule.applyFilters(clinics, asked, bases) : undefined),
    [filterModule, clinics, asked, bases],
  );
  const isMatch = listFilters?.search ? shown?.isMatch : undefined;
  const mark = useMemo(
    () =>
      filterModule && isMatch
        ? (text: string) => <filterModule.HighlightedText text={text} isMatch={isMatch} />
        : null,
    [filterModule, isMatch],
  );
  // Paints the press before the router draws the new address.
  const setFilters: SetFilters = useCallback(
    async (from, to, replaces = false) => {
      await nextPaint();
      if (filterModule) changeAddress((before) => filterModule.mergeFilters(before, from, to), replaces);
    },
    [filterModule, changeAddress],
  );
  const filterProps = filterModule &&
    listFilters &&
    asked &&
    shown && { asked, clinics, fixed, shown, listFilters, onFiltersChange: setFilters };
  // If the list moved under a finger, it would press another clinic.
  const isComing =
    isAwaited ||
    (needsBases && offers.isLoading) ||
    (asked?.sort === "success" && (atAge.isLoading || atAge.isPlaceholderData));
  // Without what clinics say, all of them would seem to say nothing.
  const failed = needsBases && offers.isLoadingError;
  const found = !isComing && !failed && filterProps;
  const stub = isStanding && <FilterStub onOpen={onWant} />;
  return (
    <>
      {filterProps && <filterModule.AboveList {...filterProps} onClearSearch={onClearSearch} />}
      <div data-bar className={`choices ${isNarrowed ? "choices-bar" : ""}`}>
        {tools}
        {filterProps && <filterModule.Choices {...filterProps} />}
      </div>
      <div className={`found ${isStanding || isOpen ? "beside-filters" : ""}`}>
        {/* Without it, an update in the wrong moment empties the page while the panel loads. */}
        <Suspense fallback={stub}>
          {filterProps ? (
            <filterModule.Filters
              {...filterProps}
              isOpen={isOpen}
              isStanding={isStanding}
              onClose={onClose}
            />
          ) : (
            stub
          )}
        </Suspense>
        <div>
          {above}
          {filterModule === null && isNarrowed && (
            <LoadError
              failure={{ title: "The search couldn't be loaded. Nothing is filtered." }}
              onRetry={onRetry}
            />
          )}
          {isComing ? (
            <LoadingClinics />
          ) : filterModule && failed ? (
            <filterModule.OffersNotLoaded offers={offers} />
          ) : (
            <HighlightContext value={mark}>{children(shown ?? { clinics })}</HighlightContext>
          )}
          {found && shown.clinics.length === 0 && (
            <filterModule.NoResults {...found} onClearSearch={onClearSearch} />
          )}
        </div>
      </div>
    </>
  );
});
