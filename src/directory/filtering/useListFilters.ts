import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { useDeferredToNextPaint } from "@/ui/nextPaint.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { useFilterModule } from "./useFilterModule.ts";
import { useSearchTerm } from "./useSearchTerm.ts";

/**
 * What a list is searched for and whether its filters are open: for `SearchRow`, which shows it, and
 * for `FilterableList`, which finds by it.
 *
 * @param isEmpty whether the whole list is, which the filters have words for
 */
export function useListFilters(isEmpty = false) {
  const [term, setTerm] = useSearchTerm();
  const [isOpen, setOpen] = useState(false);
  const search = useDeferredToNextPaint(term.trim());
  const isDrawnOpen = useDeferredToNextPaint(isOpen);
  const isHydrated = useHydrated();
  const { search: address } = useLocation();
  // The page as it is built asks for nothing, whatever its address says.
  const filterModule = useFilterModule(!isHydrated ? "" : isOpen || isEmpty ? "?" : address + search);
  const onClearSearch = useCallback(() => {
    setTerm("");
    document.querySelector<HTMLElement>("search input")?.focus();
  }, [setTerm]);
  const onClose = useCallback(() => setOpen(false), []);
  return {
    row: { term, onTermChange: setTerm, isOpen, onToggle: () => setOpen(!isOpen) },
    findable: { filterModule, search, isOpen: isOpen && isDrawnOpen, onClose, onClearSearch },
  };
}
