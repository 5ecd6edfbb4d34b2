import { useCallback, useId, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router-dom";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { counted } from "@/ui/counted.ts";
import type { FilteredList } from "./applyFilters.ts";
import { goToResults } from "./resultsInView.ts";
import type { ListFilter } from "./listFilters.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import { suggestionsFor } from "./suggest.ts";
import { SEARCH_FIELD, useCombobox } from "./useCombobox.ts";

interface SuggestionsProps {
  clinics: Clinic[];
  fixed: readonly ListFilter[];
  shown: FilteredList;
  search: string;
  onChooseFilter: (filter: "treatments" | "cities" | "countries", value: string) => void;
  onClearSearch: () => void;
}

export function Suggestions({
  clinics,
  fixed,
  shown,
  search,
  onChooseFilter,
  onClearSearch,
}: SuggestionsProps) {
  const { searched, isMatch } = shown;
  const suggestions = useMemo(
    () =>
      search === ""
        ? []
        : suggestionsFor(clinics, searched, isMatch, search).filter(
            ({ kind }) => kind === "clinics" || kind === "pages" || !fixed.includes(kind),
          ),
    [clinics, fixed, searched, isMatch, search],
  );
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const findField = useCallback(
    (here: Element | null) => setField(here && document.querySelector<HTMLInputElement>(SEARCH_FIELD)),
    [],
  );
  const navigate = useNavigate();
  const choose = (option: number) => {
    const suggestion = suggestions[option];
    if (!suggestion) return;
    close();
    if (suggestion.kind === "clinics") void navigate(`/clinic/${suggestion.value}`);
    else if (suggestion.kind === "pages") void navigate(suggestion.value);
    else onChooseFilter(suggestion.kind, suggestion.value);
  };
  const id = useId();
  const { isOpen, active, close } = useCombobox({
    field,
    id,
    count: suggestions.length,
    onChoose: choose,
    onClear: onClearSearch,
    onSubmit: goToResults,
  });
  const around = field?.closest("search");
  return (
    <>
      <p ref={findField} role="status" className="sr-only">
        {isOpen &&
          `${counted(suggestions.length, "suggestion", "suggestions")}, by the up and down arrow keys.`}
      </p>
      {isOpen &&
        field &&
        around &&
        createPortal(
          <SuggestionList
            id={id}
            field={field}
            suggestions={suggestions}
            isMatch={isMatch}
            active={active}
            onChoose={choose}
          />,
          around,
        )}
    </>
  );
}
