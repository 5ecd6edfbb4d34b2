import { Link } from "react-router-dom";
import type { CardMatch } from "@/directory/clinics/CardMatches.tsx";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { priceText } from "@/directory/clinics/publishedPrice.ts";
import { filterValueLabel } from "@/directory/filtering/filterLabels.ts";
import { writeFilters } from "@/directory/filtering/filterAddress.ts";
import type { ListFilters } from "@/directory/filtering/listFilters.ts";
import { cardMatches } from "@/directory/filtering/offerTexts.ts";
import { Button } from "@/ui/Button.tsx";
import { useShowMore } from "@/ui/useShowMore.ts";
import type { City } from "./filtersFromAnswers.ts";
import { isLead, type Matches } from "./matchClinics.ts";
import { nearText } from "./nearText.ts";

interface MatchListProps extends Matches {
  listFilters: ListFilters;
  start: City | undefined;
}

export function MatchList({ sure, unsure, ...asked }: MatchListProps) {
  const { shown, showMore, from } = useShowMore(`guided start/${writeFilters(asked.listFilters)}`);
  const possible = unsure.slice(0, shown);
  const leads = possible.filter((clinic) => isLead(clinic, asked.listFilters));
  const rest = possible.slice(leads.length);
  const left = Math.max(sure.length - shown, 0) + Math.max(unsure.length - shown, 0);
  const first = from === undefined ? undefined : (sure[from] ?? unsure[from])?.id;
  return (
    <>
      {asked.start && (
        <p className="mt-5 text-sm text-quiet">{`Distances are in a straight line from ${asked.start.name}.`}</p>
      )}
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Clinics title="Known to fit" clinics={sure.slice(0, shown)} focused={first} {...asked} />
        <Clinics
          title="Known in part: ask about the rest"
          clinics={leads}
          focused={first}
          hasReasons
          {...asked}
        />
        <Clinics title="Not known: ask them" clinics={rest} focused={first} {...asked} />
      </div>
      {left > 0 && (
        <div className="mt-5">
          <Button tone="outline" onClick={showMore}>
            <span>Show more</span> <span key={left} className="text-quiet">{`(${left} left)`}</span>
          </Button>
        </div>
      )}
    </>
  );
}

const focus = (link: HTMLElement | null) => link?.focus();

interface ClinicsProps extends Pick<MatchListProps, "listFilters" | "start"> {
  title: string;
  clinics: Clinic[];
  /** The first of those that were shown last. */
  focused: string | undefined;
  hasReasons?: boolean;
}

function Clinics({ title, clinics, focused, hasReasons = false, listFilters, start }: ClinicsProps) {
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
                ref={clinic.id === focused ? focus : undefined}
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
