import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo } from "react";
import { failureOf } from "@/backend/errors.ts";
import { clinicsQuery } from "@/features/clinics/api.ts";
import { ClinicGrid } from "@/features/clinics/ClinicGrid.tsx";
import { ClinicGridSkeleton } from "@/features/clinics/ClinicGridSkeleton.tsx";
import { formatClinics } from "@/features/clinics/figures.ts";
import { prepareSearch, searchClinics } from "@/features/clinics/search.ts";
import { Button } from "@/ui/Button.tsx";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { NothingFound } from "@/ui/drawings/NothingFound.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { SearchBox } from "@/ui/SearchBox.tsx";
import { siteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { directoryData } from "./directoryData.ts";
import { useSearchTerm } from "./useSearchTerm.ts";

/** How many clinics the home page names to search engines; each has a page of its own. */
const DESCRIBED = 50;

const NOT_LOADED = { title: "Error loading clinics. Please try again later." };

/** The searchable list of clinics. */
export function Directory() {
  const { data: clinics, error, refetch } = useQuery(clinicsQuery());
  const [term, setTerm] = useSearchTerm();
  const searched = useDeferredValue(term.trim());
  const found = useMemo(() => searchClinics(clinics ?? [], searched), [clinics, searched]);

  const description = useMemo(() => directoryData((clinics ?? []).slice(0, DESCRIBED), siteUrl), [clinics]);

  const hasScores = clinics?.some(({ overallScore }) => overallScore) ?? false;

  useEffect(() => prepareSearch(clinics ?? []), [clinics]);

  if (!clinics && error) return <LoadError failure={failureOf(error, NOT_LOADED)} />;
  return (
    <>
      {error && <StaleNote onRetry={refetch} />}
      <StructuredData data={description} />
      <SearchBox
        label="Search clinics by name, city or country"
        placeholder="Search by clinic, city or country"
        term={term}
        onTermChange={setTerm}
      />
      <div className="mt-3 mb-5 flex flex-wrap justify-between gap-x-6 text-sm text-quiet">
        <p role="status">
          {clinics ? formatClinics(found.length) : "Loading clinics..."}
          {clinics && searched !== "" && (
            <>
              {" "}
              for “<bdi>{searched}</bdi>”
            </>
          )}
        </p>
        <p>
          {hasScores ? "Listed by name, because the overall scores are samples." : "Listed by name."} Clinics
          define success differently. <GlossaryLink term="figures">What the figures mean</GlossaryLink>
        </p>
      </div>
      {!clinics && <ClinicGridSkeleton />}
      {clinics && found.length === 0 && (
        <Notice drawing={<NothingFound />} title="No clinics found" text="Try adjusting your search criteria">
          <Button
            onClick={() => {
              setTerm("");
              document.querySelector<HTMLElement>("search input")?.focus();
            }}
          >
            Clear search
          </Button>
        </Notice>
      )}
      {found.length > 0 && <ClinicGrid searched={searched} clinics={found} withSponsored={searched === ""} />}
    </>
  );
}
