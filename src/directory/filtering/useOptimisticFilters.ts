import { startTransition, useOptimistic } from "react";
import type { ListFilters } from "./listFilters.ts";

/** Resolves once the address has changed; the list is drawn with it. */
export type SetFilters = (from: ListFilters, to: ListFilters, replaces?: boolean) => Promise<void>;

/** Applies filters optimistically so that quick clicks accumulate; draws only its caller, so call it low. */
export function useOptimisticFilters(
  listFilters: ListFilters,
  onFiltersChange: SetFilters,
): [ListFilters, (next: ListFilters, replaces?: boolean) => void] {
  const [intended, intend] = useOptimistic(listFilters);
  const setFilters = (next: ListFilters, replaces?: boolean) =>
    startTransition(async () => {
      intend(next);
      await onFiltersChange(intended, next, replaces);
    });
  return [intended, setFilters];
}
