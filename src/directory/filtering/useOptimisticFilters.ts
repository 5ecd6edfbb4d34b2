import { startTransition, useOptimistic } from "react";
import type { ListFilters } from "./listFilters.ts";

/** Asks for something else than before. Resolves once the address says it; the list is drawn with it. */
export type SetFilters = (from: ListFilters, to: ListFilters, replaces?: boolean) => Promise<void>;

/**
 * What is asked for, with what was pressed here a moment ago: a box is ticked at once and the next
 * one adds to it, though the address and the list follow after the paint. Only what calls this is
 * drawn for the answer, so call it as low as it goes.
 */
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
