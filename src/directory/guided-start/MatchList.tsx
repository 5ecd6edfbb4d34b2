import { Link } from "react-router-dom";
import type { CardMatch } from "@/directory/clinics/CardMatches.tsx";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { priceText } from "@/directory/clinics/publishedPrice.ts";
import { filterValueLabel } from "@/directory/filtering/filterLabels.ts";
import type { ListFilters } from "@/directory/filtering/listFilters.ts";
import { cardMatches } from "@/directory/filtering/offerTexts.ts";
import type { City } from "./filtersFromAnswers.ts";
import { isLead, type Matches } from "./matchClinics.ts";
import { nearText } from "./nearText.ts";

/** Enough to start from; the list has the rest. */
export const MOST = 12;

interface MatchListProps extends Matches {
  listFilters: ListFilters;
  start: City | undefined;
}

export function MatchList({ sure, unsure, ...asked }: MatchListProps) {
  const possible = unsure.slice(0, MOST);
  const leads = possible.filter((clinic) => isLead(clinic, asked.listFilters));
  const rest = possible.slice(leads.length);
  return (
    <>
      {asked.start && (
        <p className="mt-5 text-sm text-quiet">{`Distances are in a straight line from ${asked.start.name}.`}</p>
      )}
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Clinics title="Known to fit" clinics={sure.slice(0, MOST)} {...asked} />
        <Clinics title="Known in part: ask about the rest" clinics={leads} hasReasons {...asked} />
        <Clinics title="Not known: ask them" clinics={rest} {...asked} />
      </div>
    </>
  );
}

interface ClinicsProps extends Pick<MatchListProps, "listFilters" | "start"> {
  title: string;
  clinics: Clinic[];
  hasReasons?: boolean;
}

function Clinics({ title, clinics, hasReasons = false, listFilters, start }: ClinicsProps) {
  if (clinics.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ol className="mt-1">
        {clinics.map((clinic) => {
          const reasons = hasReasons ? cardMatches(clinic, listFilters).map(reasonText) : [];
          const lines = [...reasons, ...publishedPrice(clinic)];
          return (
            <li key={clinic.id} className={lines.length > 0 ? "pb-2" : ""}>
              <Link
                to={`/clinic/${clinic.id}`}
                className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-accent underline underline-offset-4"
              >
                <bdi translate="no">{clinic.name}</bdi>
                <span className="text-sm text-quiet">
                  {nearText(clinic.locations, listFilters.cities, start)}
                </span>
              </Link>
              {lines.map((line) => (
                <p key={line} className="text-sm">
                  {line}
                </p>
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function reasonText({ text, offer, isSourced }: CardMatch): string {
  if (offer === "sample") return `? ${text}: only a sample says so`;
  if (offer === "unknown") return `? ${text}`;
  return isSourced ? `✓ ${text}, with a source` : `✓ ${text}`;
}

function publishedPrice(clinic: Clinic): string[] {
  if (!clinic.priceEuros || clinic.notes.price === undefined) return [];
  return [`${filterValueLabel("treatments", clinic.priceOf ?? "ivf", [])} from ${priceText(clinic)}`];
}
