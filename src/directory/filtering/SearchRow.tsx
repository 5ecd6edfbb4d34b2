import { Button } from "@/ui/Button.tsx";
import { SearchBox } from "@/ui/SearchBox.tsx";

const FILTERS_ID = "open-filters";

interface SearchRowProps {
  label: string;
  placeholder: string;
  term: string;
  onTermChange: (term: string) => void;
  isOpen: boolean;
  isNarrowed?: boolean;
  isStanding?: boolean;
  onToggle: () => void;
}

export function SearchRow({
  label,
  placeholder,
  term,
  onTermChange,
  isOpen,
  isNarrowed = false,
  isStanding = false,
  onToggle,
}: SearchRowProps) {
  return (
    <div className={`flex gap-2 sm:gap-3 ${isNarrowed ? "search-bar" : ""}`}>
      <div className="grow">
        <SearchBox label={label} placeholder={placeholder} term={term} onTermChange={onTermChange} suggests />
      </div>
      <Button
        id={FILTERS_ID}
        tone="outline"
        className={`max-sm:px-3 ${isStanding ? "xl:hidden" : ""}`}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        Filters
      </Button>
    </div>
  );
}

/** Focuses the filters' button, or the search where the filters stand beside the list. */
export function focusFilters(): void {
  const button = document.getElementById(FILTERS_ID);
  button?.focus({ preventScroll: true });
  if (document.activeElement === button) return;
  document.querySelector<HTMLElement>("search input")?.focus({ preventScroll: true });
}
