import { formatClinics } from "@/directory/clinics/figures.ts";
import { Button } from "@/ui/Button.tsx";
import { NothingFound } from "@/ui/drawings/NothingFound.tsx";
import { Notice } from "@/ui/Notice.tsx";
import type { FilterFieldsProps } from "./FilterFields.tsx";
import { EVERYTHING, type Filter, type Finding } from "./finding.ts";
import { whatToLoosen } from "./options.ts";
import { FILTER_WORDS } from "./words.ts";

const SHOWN = 3;

interface WaysOutProps extends Omit<FilterFieldsProps, "fixed"> {
  onClearSearch: () => void;
}

/** Where nothing is found: which filters to take away, and how many clinics that shows. */
export function WaysOut({ searched, finding, onLook, onClearSearch }: WaysOutProps) {
  const filters = whatToLoosen(searched, finding);
  return (
    <Notice drawing={<NothingFound />} title="No clinics found" text="Try adjusting your search criteria">
      <div className="flex flex-wrap justify-center gap-3">
        {filters.slice(0, SHOWN).map(({ filter, count }) => (
          <Button key={filter} tone="outline" onClick={() => void onLook(finding, without(finding, filter))}>
            Without the filter “{FILTER_WORDS[filter]}”: {formatClinics(count)}
          </Button>
        ))}
        {finding.search !== "" && <Button onClick={onClearSearch}>Clear search</Button>}
      </div>
    </Notice>
  );
}

function without(finding: Finding, filter: Filter): Finding {
  return { ...finding, [filter]: EVERYTHING[filter] };
}
