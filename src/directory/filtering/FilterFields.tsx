import { useCallback, useLayoutEffect, useRef, type ReactNode } from "react";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { CheckGroup } from "./CheckGroup.tsx";
import { LazyMayTreatMe } from "./LazyMayTreatMe.tsx";
import { LISTS, SWITCHES, toggled, type ListFilters, type ListFilter } from "./listFilters.ts";
import { PriceLimit } from "./PriceLimit.tsx";
import { useOptimisticFilters, type SetFilters } from "./useOptimisticFilters.ts";
import { SWITCH_LABELS } from "./filterLabels.ts";

export interface FilterFieldsProps {
  clinics: Clinic[];
  searched: Clinic[];
  /** The filters with what the search means, for counts. */
  asked: ListFilters;
  listFilters: ListFilters;
  fixed: readonly ListFilter[];
  order?: ReactNode;
  /** Whether what clinics offer is loaded, without which counts of it would be wrong. */
  areOffersKnown: boolean;
  onFiltersChange: SetFilters;
}

export function FilterFields({
  clinics,
  searched,
  asked,
  listFilters: drawn,
  fixed,
  order,
  areOffersKnown,
  onFiltersChange,
}: FilterFieldsProps) {
  const [listFilters, setFilters] = useOptimisticFilters(drawn, onFiltersChange);
  const now = useRef({ listFilters, setFilters });
  useLayoutEffect(() => {
    now.current = { listFilters, setFilters };
  });
  const toggle = useCallback(
    (filter: ListFilter, value: string) =>
      now.current.setFilters(toggled(now.current.listFilters, filter, value)),
    [],
  );
  const limitPrice = useCallback((maxPrice: number | null) => {
    const before = now.current.listFilters;
    now.current.setFilters({ ...before, maxPrice }, before.maxPrice !== null);
  }, []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {order}
      {!fixed.includes("countries") && (
        <LazyMayTreatMe
          clinics={clinics}
          countries={listFilters.countries}
          onChoose={(countries) => setFilters({ ...listFilters, countries })}
        />
      )}
      {LISTS.filter((filter) => !fixed.includes(filter)).map((filter) => (
        <CheckGroup
          key={filter}
          filter={filter}
          areOffersKnown={areOffersKnown}
          clinics={clinics}
          searched={searched}
          listFilters={asked}
          chosen={listFilters[filter]}
          onToggle={toggle}
        />
      ))}
      <PriceLimit clinics={clinics} maxPrice={listFilters.maxPrice} onChange={limitPrice} />
      {SWITCHES.map((filter) => (
        <label key={filter} className="flex min-h-11 cursor-pointer items-center gap-3 hover:text-accent">
          <input
            type="checkbox"
            checked={listFilters[filter]}
            onChange={() => setFilters({ ...listFilters, [filter]: !listFilters[filter] })}
            className="size-5 shrink-0 accent-accent"
          />
          <span>{SWITCH_LABELS[filter].field}</span>
        </label>
      ))}
    </div>
  );
}
