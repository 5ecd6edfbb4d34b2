import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { useAfterPaint } from "@/ui/afterPaint.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { useFinder } from "./useFinder.ts";
import { useSearchTerm } from "./useSearchTerm.ts";

/**
 * What a list is searched for and whether its filters are open: for `SearchRow`, which shows it, and
 * for `Findable`, which finds by it.
 *
 * @param isEmpty whether the whole list is, which the filters have words for
 */
export function useListFinding(isEmpty = false) {
  const [term, setTerm] = useSearchTerm();
  const [isOpen, setOpen] = useState(false);
  const search = useAfterPaint(term.trim());
  const isDrawnOpen = useAfterPaint(isOpen);
  const isHydrated = useHydrated();
  const { search: address } = useLocation();
  // The page as it is built asks for nothing, whatever its address says.
  const part = useFinder(!isHydrated ? "" : isOpen || isEmpty ? "?" : address + search);
  const onClearSearch = useCallback(() => {
    setTerm("");
    document.querySelector<HTMLElement>("search input")?.focus();
  }, [setTerm]);
  const onClose = useCallback(() => setOpen(false), []);
  return {
    row: { term, onTermChange: setTerm, isOpen, onToggle: () => setOpen(!isOpen) },
    findable: { part, search, isOpen: isOpen && isDrawnOpen, onClose, onClearSearch },
  };
}
