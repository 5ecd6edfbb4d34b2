import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { useDeferredToNextPaint } from "@/ui/nextPaint.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { useFilterModule } from "./useFilterModule.ts";
import { useSearchTerm } from "./useSearchTerm.ts";

export function useListFilters(isEmpty = false) {
  const [term, setTerm] = useSearchTerm();
  const [isOpen, setOpen] = useState(false);
  const search = useDeferredToNextPaint(term.trim());
  const isDrawnOpen = useDeferredToNextPaint(isOpen);
  const isHydrated = useHydrated();
  const { search: address } = useLocation();
  // The prerendered page ignores its address.
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
