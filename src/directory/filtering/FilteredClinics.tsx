import type { CardMatch } from "@/directory/clinics/CardMatches.tsx";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { ClinicGrid } from "@/directory/clinics/ClinicGrid.tsx";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";

interface FilteredClinicsProps {
  clinics: Clinic[];
  headings?: ReadonlyMap<string, string> | undefined;
  summary?: string | undefined;
  matches?: ReadonlyMap<string, CardMatch[]> | undefined;
  searched: string;
  /** As one text; another one is another list. */
  filters: string;
  order: string;
  isForSale?: boolean;
}

export function FilteredClinics({
  clinics,
  headings,
  summary,
  matches,
  searched,
  filters,
  order,
  isForSale = true,
}: FilteredClinicsProps) {
  return (
    <>
      <div className="mt-3 mb-4 flex flex-wrap justify-between gap-x-6 text-sm text-quiet max-sm:block sm:mb-5">
        <p id="results-count" tabIndex={-1} role="status" className="wrap-anywhere">
          <span key={summary} className={summary && "font-medium text-ink"}>
            {summary ?? formatClinics(clinics.length)}
          </span>
          {searched !== "" && (
            <span key={summary === undefined ? "for" : "searched for"}>
              {summary === undefined ? " for “" : " Searched for “"}
              <bdi>{searched}</bdi>”
            </span>
          )}
        </p>
        {clinics.length > 0 && (
          <p>
            <span>{`${pricesKnown(clinics)} `}</span>
            <span>{`${order} `}</span>
            <span className="max-sm:hidden">{"Clinics define success differently. "}</span>
            <GlossaryLink term="figures">What the figures mean</GlossaryLink>
          </p>
        )}
      </div>
      {clinics.length > 0 && (
        <ClinicGrid
          searched={searched + filters}
          clinics={clinics}
          headings={headings}
          matches={matches}
          isForSale={isForSale}
        />
      )}
    </>
  );
}

function pricesKnown(clinics: Clinic[]): string {
  const known = clinics.filter(({ notes }) => notes.price !== undefined);
  return `Prices known for ${known.length} of ${clinics.length}.`;
}
