import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import type { Clinic } from "@/features/clinics/clinic.ts";
import { SelectField } from "@/ui/SelectField.tsx";
import { CheckGroup } from "./CheckGroup.tsx";
import { isOneOf, SORTS, toggled, type Finding, type ListFilter } from "./finding.ts";
import { optionsOf, type Option } from "./options.ts";
import { PriceLimit } from "./PriceLimit.tsx";
import { SORT_WORDS } from "./words.ts";

const LISTS = ["countries", "cities", "treatments", "languages"] as const;
const NONE: Option[] = [];
const isSort = isOneOf(SORTS);

export interface FilterFieldsProps {
  clinics: Clinic[];
  /** Those that have the words. */
  searched: Clinic[];
  finding: Finding;
  /** Filters that the page itself sets. */
  fixed: readonly ListFilter[];
  /** What the list shows, which may be what was asked for a moment ago. */
  asked: Finding;
  onLook: (next: Finding, replaces?: boolean) => void;
}

/** The order and all filters. Each choice shows at once, and what each would show comes with the list. */
export function FilterFields({ clinics, searched, finding, fixed, asked, onLook }: FilterFieldsProps) {
  const options = useMemo(
    () => new Map(LISTS.map((filter) => [filter, optionsOf(clinics, searched, asked, filter)])),
    [clinics, searched, asked],
  );
  const now = useRef({ finding, onLook });
  useLayoutEffect(() => {
    now.current = { finding, onLook };
  });
  const toggle = useCallback(
    (filter: ListFilter, value: string) => now.current.onLook(toggled(now.current.finding, filter, value)),
    [],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SelectField
        label="Order"
        value={finding.sort}
        onChange={({ target }) => isSort(target.value) && onLook({ ...finding, sort: target.value })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_WORDS[sort]}
          </option>
        ))}
      </SelectField>
      {LISTS.filter((filter) => !fixed.includes(filter)).map((filter) => (
        <CheckGroup
          key={filter}
          filter={filter}
          options={options.get(filter) ?? NONE}
          clinics={clinics}
          chosen={finding[filter]}
          onToggle={toggle}
        />
      ))}
      <PriceLimit
        clinics={clinics}
        maxPrice={finding.maxPrice}
        onChange={(maxPrice) => onLook({ ...finding, maxPrice }, finding.maxPrice !== null)}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 hover:text-accent">
        <input
          type="checkbox"
          checked={finding.sourced}
          onChange={() => onLook({ ...finding, sourced: !finding.sourced })}
          className="size-5 shrink-0 accent-accent"
        />
        Only clinics with a figure that has a source
      </label>
    </div>
  );
}
