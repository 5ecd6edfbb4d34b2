import { Button } from "@/ui/Button.tsx";
import { SearchBox } from "@/ui/SearchBox.tsx";

const FILTERS_ID = "open-filters";

interface SearchRowProps {
  label: string;
  placeholder: string;
  term: string;
  onTermChange: (term: string) => void;
  isOpen: boolean;
  onToggle: () => void;
}

export function SearchRow({ label, placeholder, term, onTermChange, isOpen, onToggle }: SearchRowProps) {
  return (
    <div className="flex gap-2 sm:gap-3">
      <div className="grow">
        <SearchBox label={label} placeholder={placeholder} term={term} onTermChange={onTermChange} suggests />
      </div>
      <Button
        id={FILTERS_ID}
        tone="outline"
        className="max-sm:px-3"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        Filters
      </Button>
    </div>
  );
}

export function focusFilters(): void {
  document.getElementById(FILTERS_ID)?.focus({ preventScroll: true });
}
