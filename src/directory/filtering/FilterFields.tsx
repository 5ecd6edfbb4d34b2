import { useCallback, useLayoutEffect, useRef } from "react";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { SelectField } from "@/ui/SelectField.tsx";
import { CheckGroup } from "./CheckGroup.tsx";
import { isOneOf, SORTS, toggled, type Finding, type ListFilter } from "./finding.ts";
import { PriceLimit } from "./PriceLimit.tsx";
import { useIntended, type Look } from "./useIntended.ts";
import { SORT_WORDS } from "./words.ts";

const LISTS = ["countries", "cities", "treatments", "languages"] as const;
const isSort = isOneOf(SORTS);

export interface FilterFieldsProps {
  clinics: Clinic[];
  /** Those that have the words. */
  searched: Clinic[];
  finding: Finding;
  /** Filters that the page itself sets. */
  fixed: readonly ListFilter[];
  onLook: Look;
}

/** The order and all filters. Each choice shows at once, and what each would show comes with the list. */
export function FilterFields({ clinics, searched, finding: drawn, fixed, onLook }: FilterFieldsProps) {
  const [finding, look] = useIntended(drawn, onLook);
  const now = useRef({ finding, look });
  useLayoutEffect(() => {
    now.current = { finding, look };
  });
  const toggle = useCallback(
    (filter: ListFilter, value: string) => now.current.look(toggled(now.current.finding, filter, value)),
    [],
  );
  const limitPrice = useCallback((maxPrice: number | null) => {
    const before = now.current.finding;
    now.current.look({ ...before, maxPrice }, before.maxPrice !== null);
  }, []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SelectField
        label="Order"
        value={finding.sort}
        onChange={({ target }) => isSort(target.value) && look({ ...finding, sort: target.value })}
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
          clinics={clinics}
          searched={searched}
          finding={drawn}
          chosen={finding[filter]}
          onToggle={toggle}
        />
      ))}
      <PriceLimit clinics={clinics} maxPrice={finding.maxPrice} onChange={limitPrice} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 hover:text-accent">
        <input
          type="checkbox"
          checked={finding.sourced}
          onChange={() => look({ ...finding, sourced: !finding.sourced })}
          className="size-5 shrink-0 accent-accent"
        />
        Only clinics with a figure that has a source
      </label>
    </div>
  );
}
