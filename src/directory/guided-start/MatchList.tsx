import { Link } from "react-router-dom";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { slugOf } from "@/directory/filtering/slug.ts";
import type { Matches } from "./matchClinics.ts";

/** Enough to start from; the list has the rest. */
export const MOST = 12;

/** The clinics that offer what is asked first, then those of which something isn't known. */
export function MatchList({ sure, unsure, cities }: Matches & { cities: readonly string[] }) {
  const shown = sure.slice(0, MOST);
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      {shown.length > 0 && <Clinics title="Known to fit" clinics={shown} cities={cities} />}
      <Clinics title="Not known: ask them" clinics={unsure.slice(0, MOST)} cities={cities} />
    </div>
  );
}

interface ClinicsProps {
  title: string;
  clinics: Clinic[];
  /** The slugs of the cities that are near enough; none where any will do. */
  cities: readonly string[];
}

function Clinics({ title, clinics, cities }: ClinicsProps) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ol className="mt-1">
        {clinics.map(({ id, name, locations }) => (
          <li key={id}>
            <Link
              to={`/clinic/${id}`}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-accent underline underline-offset-4"
            >
              <bdi translate="no">{name}</bdi>
              <span className="text-sm text-quiet">{nearOf(locations, cities)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Of a clinic in several cities the one that is near, which needn't be its first. */
function nearOf(locations: string[], cities: readonly string[]): string {
  return locations.find((city) => cities.includes(slugOf(city))) ?? locations[0] ?? "";
}
