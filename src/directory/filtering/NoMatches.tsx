import { formatClinics } from "@/directory/clinics/figures.ts";
import { Button } from "@/ui/Button.tsx";
import { NoResultsDrawing } from "@/ui/drawings/NoResultsDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import type { FilterFieldsProps } from "./FilterFields.tsx";
import { NO_FILTERS, type Filter, type ListFilters } from "./listFilters.ts";
import { filtersToRemove } from "./options.ts";
import { FILTER_LABELS } from "./filterLabels.ts";

const SHOWN = 3;

interface NoMatchesProps extends Omit<FilterFieldsProps, "fixed"> {
  onClearSearch: () => void;
}

export function NoMatches({ searched, listFilters, onFiltersChange, onClearSearch }: NoMatchesProps) {
  const filters = filtersToRemove(searched, listFilters);
  return (
    <Notice
      drawing={
        // A phone's first screen has room for the way on instead.
        <span className="max-sm:hidden">
          <NoResultsDrawing />
        </span>
      }
      title="No clinics found"
      text="Try adjusting your search criteria"
    >
      <div className="flex flex-wrap justify-center gap-3">
        {filters.slice(0, SHOWN).map(({ filter, count }) => (
          <Button
            key={filter}
            tone="outline"
            onClick={() => void onFiltersChange(listFilters, without(listFilters, filter))}
          >
            {`Without the filter “${FILTER_LABELS[filter]}”: ${formatClinics(count)}`}
          </Button>
        ))}
        {listFilters.search !== "" && <Button onClick={onClearSearch}>Clear search</Button>}
      </div>
    </Notice>
  );
}

function without(listFilters: ListFilters, filter: Filter): ListFilters {
  return { ...listFilters, [filter]: NO_FILTERS[filter] };
}
