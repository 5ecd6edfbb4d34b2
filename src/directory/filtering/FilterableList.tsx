import { useQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo, type ReactNode } from "react";
import { basesQuery } from "@/directory/clinics/basis.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { useBasesAtAge } from "@/directory/clinics/useFiguresAtAge.ts";
import { nextPaint } from "@/ui/nextPaint.ts";
import { HighlightContext } from "@/ui/HighlightableText.tsx";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import type { FilteredList } from "./applyFilters.ts";
import type { ListFilter } from "./listFilters.ts";
import type { SetFilters } from "./useOptimisticFilters.ts";

/** What comes with the first use. */
export type FilterModule = typeof import("./filterModule.tsx");

/** What is drawn: the whole list, or what is left of it and in which order. */
type Results = Pick<FilteredList, "clinics"> & Partial<FilteredList>;

const NONE: readonly ListFilter[] = [];

interface FilterableListProps {
  /** Undefined until it is loaded. */
  part: FilterModule | undefined;
  clinics: Clinic[];
  /** Filters that the page itself sets, such as the city on a city's page. */
  fixed?: readonly ListFilter[];
  /** The words that are searched for. */
  search: string;
  isOpen: boolean;
  onClose: () => void;
  onClearSearch: () => void;
  /** Draws what was found. */
  children: (results: Results) => ReactNode;
}

/**
 * A list in which things can be found, and whatever stands around it for that. The list keeps its
 * place while searching and filtering are loaded, so that its cards are not made anew. Memoised: a
 * key that is typed above it is answered before the list follows.
 */
export const FilterableList = memo(function FilterableList({
  part,
  clinics,
  fixed = NONE,
  search,
  isOpen,
  onClose,
  onClearSearch,
  children,
}: FilterableListProps) {
  const [params, changeAddress] = useAddressParams();
  const listFilters = useMemo(
    () => (part ? { ...part.readFilters(params), search } : undefined),
    [part, params, search],
  );
  const { data: rows } = useQuery({ ...basesQuery(), enabled: listFilters?.sort === "success" });
  const bases = useBasesAtAge(rows);
  const shown = useMemo(
    () => (part && listFilters ? part.applyFilters(clinics, listFilters, bases) : undefined),
    [part, clinics, listFilters, bases],
  );
  const isMatch = listFilters?.search ? shown?.isMatch : undefined;
  const mark = useMemo(
    () => (part && isMatch ? (text: string) => <part.HighlightedText text={text} isMatch={isMatch} /> : null),
    [part, isMatch],
  );
  // What was pressed is painted first. The router draws a new address when it has the time.
  const look: SetFilters = useCallback(
    async (from, to, replaces = false) => {
      await nextPaint();
      if (part) changeAddress((before) => part.mergeFilters(before, from, to), replaces);
    },
    [part, changeAddress],
  );
  const found = part && listFilters && shown && { clinics, fixed, shown, listFilters, onFiltersChange: look };
  const isBeside = found && isOpen;
  return (
    <>
      {found && <part.AboveList {...found} onClearSearch={onClearSearch} />}
      <div
        className={
          isBeside ? "lg:mt-6 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-8" : ""
        }
      >
        {isBeside && <part.Filters {...found} onClose={onClose} />}
        <div>
          {shown?.isGuess && (
            <p className="mt-3 wrap-anywhere">
              No clinic has “<bdi>{search}</bdi>” in it. These come closest.
            </p>
          )}
          <HighlightContext value={mark}>{children(shown ?? { clinics })}</HighlightContext>
          {found && shown?.clinics.length === 0 && (
            <part.WaysOutOf {...found} onClearSearch={onClearSearch} />
          )}
        </div>
      </div>
    </>
  );
});
