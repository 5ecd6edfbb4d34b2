import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { showResults, showSearch } from "./resultsInView.ts";
import { SEARCH_FIELD } from "./useCombobox.ts";

export function useResultsInView(isNarrowed: boolean, sought: string): void {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const before = useRef(isSearching() ? "" : sought);
  useEffect(() => {
    if (before.current === sought) return;
    before.current = sought;
    if ((isReturn && !isSearching()) || isOnMap()) return;
    if (isNarrowed) showResults();
    else showSearch();
  });
}

/** A second city may be chosen there. */
const isOnMap = () => document.activeElement?.closest("[data-map]") != null;

const isSearching = () => document.activeElement?.matches(SEARCH_FIELD) ?? false;
