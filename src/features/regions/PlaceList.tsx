import { useCallback, useState, type ComponentProps, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { Clinic } from "@/features/clinics/clinic.ts";
import { Findable } from "@/features/finding/Findable.tsx";
import type { ListFilter } from "@/features/finding/finding.ts";
import { FoundClinics } from "@/features/finding/FoundClinics.tsx";
import { useFinder } from "@/features/finding/useFinder.ts";
import { useSearchTerm } from "@/features/finding/useSearchTerm.ts";
import { Button } from "@/ui/Button.tsx";
import { SearchBox } from "@/ui/SearchBox.tsx";
import { useAfterPaint } from "@/ui/afterPaint.ts";
import { useHydrated } from "@/ui/useHydrated.ts";

const NO_HEADINGS: ReadonlyMap<string, string> = new Map();

interface PlaceListProps {
  /** Those of the place. */
  clinics: Clinic[];
  /** The filters that the place itself sets. */
  fixed: readonly ListFilter[];
  /** All of them, as the page shows them while nothing is looked for. */
  children: ReactNode;
}

/** The clinics of a place, with the search and the filters of the directory. */
export function PlaceList({ clinics, fixed, children }: PlaceListProps) {
  const [term, setTerm] = useSearchTerm();
  const [isOpen, setOpen] = useState(false);
  const searched = useAfterPaint(term.trim());
  const isDrawnOpen = useAfterPaint(isOpen);
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  // The page as it is built asks for nothing, whatever its address says.
  const part = useFinder(!isHydrated ? "" : isOpen ? "?" : search + searched);
  const clearSearch = useCallback(() => {
    setTerm("");
    document.querySelector<HTMLElement>("search input")?.focus();
  }, [setTerm]);
  const close = useCallback(() => setOpen(false), []);
  const draw: ComponentProps<typeof Findable>["children"] = useCallback(
    ({ clinics: found, headings = NO_HEADINGS, order = "Listed by name.", filters = "", isNarrowed }) =>
      isNarrowed ? (
        <FoundClinics
          clinics={found}
          headings={headings}
          searched={searched}
          filters={`${pathname}?${filters}`}
          order={order}
          isForSale={false}
        />
      ) : (
        <div className="mt-3">{children}</div>
      ),
    [children, pathname, searched],
  );
  if (clinics.length === 0) return children;
  return (
    <>
      <div className="flex gap-3">
        <div className="grow">
          <SearchBox
            label="Search these clinics by name, city or language"
            placeholder="Search these clinics"
            term={term}
            onTermChange={setTerm}
            suggests
          />
        </div>
        <Button tone="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Filters
        </Button>
      </div>
      <Findable
        part={part}
        clinics={clinics}
        fixed={fixed}
        search={searched}
        isOpen={isOpen && isDrawnOpen}
        onClose={close}
        onClearSearch={clearSearch}
      >
        {draw}
      </Findable>
    </>
  );
}
