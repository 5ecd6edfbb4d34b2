import { Link } from "react-router-dom";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { Button } from "@/ui/Button.tsx";
import { NoResultsDrawing } from "@/ui/drawings/NoResultsDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import type { FilterFieldsProps } from "./FilterFields.tsx";
import { NO_FILTERS, toggled, type Filter, type ListFilters } from "./listFilters.ts";
import { filtersToRemove } from "./options.ts";
import { FILTER_LABELS, filterValueLabel } from "./filterLabels.ts";
import { pagesFor } from "./pagesFor.ts";
import { countriesOf } from "./suggest.ts";
import { treatmentsFor } from "./treatmentsFor.ts";

const SHOWN = 3;

interface NoMatchesProps extends Pick<
  FilterFieldsProps,
  "clinics" | "searched" | "listFilters" | "onFiltersChange"
> {
  onClearSearch: () => void;
}

export function NoMatches({
  clinics,
  searched,
  listFilters,
  onFiltersChange,
  onClearSearch,
}: NoMatchesProps) {
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
        {treatmentsFor(listFilters.search).map((treatment) => (
          <Button
            key={treatment}
            onClick={() => {
              onClearSearch();
              void onFiltersChange(listFilters, {
                ...toggled({ ...listFilters, treatments: [] }, "treatments", treatment),
                search: "",
              });
            }}
          >
            {`Filter by ${filterValueLabel("treatments", treatment, [])}`}
          </Button>
        ))}
        {listFilters.search !== "" && <Button onClick={onClearSearch}>Clear search</Button>}
      </div>
      <PagesInstead clinics={clinics} search={listFilters.search} />
    </Notice>
  );
}

function PagesInstead({ clinics, search }: { clinics: Clinic[]; search: string }) {
  const pages = pagesFor(search, countriesOf(clinics));
  if (pages.length === 0) return null;
  return (
    <ul aria-label="On this site" className="mt-6 grid justify-items-center gap-1">
      {pages.map(({ to, name, detail }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {name}
          </Link>
          <span className="text-sm text-quiet">{` ${detail}`}</span>
        </li>
      ))}
    </ul>
  );
}

function without(listFilters: ListFilters, filter: Filter): ListFilters {
  return { ...listFilters, [filter]: NO_FILTERS[filter] };
}
