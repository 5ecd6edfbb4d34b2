import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { useDeferredToNextPaint } from "@/ui/nextPaint.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { useRefreshOnInteraction } from "@/ui/useRefreshOnInteraction.ts";
import { hasFilters } from "./filterKeys.ts";
import { useFilterModule } from "./useFilterModule.ts";
import { useSearchTerm } from "./useSearchTerm.ts";

/** From here on home's filters stand beside the list, as in `styles/filters.css`. */
const STANDING = "(min-width: 80rem)";

export type ListState = ReturnType<typeof useListFilters>;

interface Options {
  isEmpty?: boolean;
  /** Whether wide screens show the filters all the time; they load at the first sign of a person. */
  isStanding?: boolean;
}

export function useListFilters({ isEmpty = false, isStanding = false }: Options = {}) {
  const [term, setTerm] = useSearchTerm();
  const [isOpen, setOpen] = useState(false);
  const search = useDeferredToNextPaint(term.trim());
  const isDrawnOpen = useDeferredToNextPaint(isOpen);
  const isHydrated = useHydrated();
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(window.matchMedia(STANDING).matches), []);
  useRefreshOnInteraction(!isStanding || isWanted, want);
  const { search: address } = useLocation();
  // The prerendered page ignores its address.
  const isUsed = isOpen || isEmpty || isWanted;
  const [filterModule, retry] = useFilterModule(isHydrated ? `${isUsed ? "?" : ""}${address}${search}` : "");
  const isNarrowed = search !== "" || (isHydrated && hasFilters(address));
  const onClearSearch = useCallback(() => {
    setTerm("");
    document.querySelector<HTMLElement>("search input")?.focus();
  }, [setTerm]);
  const onClose = useCallback(() => setOpen(false), []);
  return {
    isNarrowed,
    row: { term, onTermChange: setTerm, isOpen, isNarrowed, isStanding, onToggle: () => setOpen(!isOpen) },
    listProps: {
      filterModule,
      isAwaited: isHydrated && address !== "" && filterModule === undefined,
      onRetry: retry,
      search,
      isNarrowed,
      isStanding,
      isOpen: isOpen && isDrawnOpen,
      onClose,
      onWant: want,
      onClearSearch,
    },
  };
}
