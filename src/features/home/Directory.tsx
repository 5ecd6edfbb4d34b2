import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState, type ComponentProps } from "react";
import { useLocation } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { clinicsQuery } from "@/features/clinics/api.ts";
import type { Clinic } from "@/features/clinics/clinic.ts";
import { ClinicGridSkeleton } from "@/features/clinics/ClinicGridSkeleton.tsx";
import { Findable } from "@/features/finding/Findable.tsx";
import { BrowseByRegion } from "@/features/regions/BrowseByRegion.tsx";
import { Button } from "@/ui/Button.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { SearchBox } from "@/ui/SearchBox.tsx";
import { siteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { useAfterPaint } from "@/ui/afterPaint.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { directoryData } from "./directoryData.ts";
import { FoundClinics } from "@/features/finding/FoundClinics.tsx";
import { useFinder } from "@/features/finding/useFinder.ts";
import { useSearchTerm } from "@/features/finding/useSearchTerm.ts";
import { MapOnDemand } from "./MapOnDemand.tsx";

/** How many clinics the home page names to search engines; each has a page of its own. */
const DESCRIBED = 50;

const NOT_LOADED = { title: "Error loading clinics. Please try again later." };
/** Not drawn again for every key that is typed. */
const PLACES = <BrowseByRegion />;
const NO_HEADINGS: ReadonlyMap<string, string> = new Map();

/** The list of clinics, with its search and its filters. */
export function Directory() {
  const { data: clinics, error, refetch } = useQuery(clinicsQuery());
  const description = useMemo(() => directoryData((clinics ?? []).slice(0, DESCRIBED), siteUrl), [clinics]);
  if (!clinics && error) {
    return (
      <>
        {PLACES}
        <div className="mt-6">
          <LoadError failure={failureOf(error, NOT_LOADED)} />
        </div>
      </>
    );
  }
  return (
    <>
      {error && <StaleNote onRetry={refetch} />}
      <StructuredData data={description} />
      <SearchableClinics clinics={clinics} />
    </>
  );
}

function SearchableClinics({ clinics }: { clinics: Clinic[] | undefined }) {
  const [term, setTerm] = useSearchTerm();
  const [isOpen, setOpen] = useState(false);
  const searched = useAfterPaint(term.trim());
  const isDrawnOpen = useAfterPaint(isOpen);
  const isHydrated = useHydrated();
  const { search } = useLocation();
  const hasScores = clinics?.some(({ overallScore }) => overallScore) ?? false;
  const byName = hasScores ? "Listed by name, because the overall scores are samples." : "Listed by name.";
  // The page as it is built asks for nothing, whatever its address says.
  const isAsked = isHydrated && (isOpen || clinics?.length === 0);
  const part = useFinder(isAsked ? "?" : isHydrated ? search + searched : "");
  const clearSearch = useCallback(() => {
    setTerm("");
    document.querySelector<HTMLElement>("search input")?.focus();
  }, [setTerm]);
  const close = useCallback(() => setOpen(false), []);
  // Until the search is there, nothing is found by it.
  const words = part ? searched : "";
  const draw: ComponentProps<typeof Findable>["children"] = useCallback(
    ({ clinics: found, headings = NO_HEADINGS, order = byName, filters = "" }) => (
      <FoundClinics clinics={found} headings={headings} searched={words} filters={filters} order={order} />
    ),
    [words, byName],
  );
  return (
    <>
      <div className="flex gap-3">
        <div className="grow">
          <SearchBox
            label="Search clinics by name, city or country"
            placeholder="Search by clinic, city or country"
            term={term}
            onTermChange={setTerm}
            suggests
          />
        </div>
        <Button tone="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Filters
        </Button>
      </div>
      {PLACES}
      {clinics && clinics.length > 0 && <MapOnDemand clinics={clinics} search={searched} />}
      {!clinics && (
        <>
          <p role="status" className="mt-3 mb-5 text-sm text-quiet">
            Loading clinics...
          </p>
          <ClinicGridSkeleton />
        </>
      )}
      {clinics && (
        <Findable
          part={part}
          clinics={clinics}
          search={searched}
          isOpen={isOpen && isDrawnOpen}
          onClose={close}
          onClearSearch={clearSearch}
        >
          {draw}
        </Findable>
      )}
    </>
  );
}
