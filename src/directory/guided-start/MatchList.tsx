import { Link } from "react-router-dom";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { Matches } from "./matchClinics.ts";

/** Enough to start from; the list has the rest. */
export const MOST = 12;

/** The clinics that offer what is asked first, then those of which something isn't known. */
export function MatchList({ sure, unsure }: Matches) {
  const shown = sure.slice(0, MOST);
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      {shown.length > 0 && <Clinics title="Known to fit" clinics={shown} />}
      <Clinics title="Not known: ask them" clinics={unsure.slice(0, MOST)} />
    </div>
  );
}

function Clinics({ title, clinics }: { title: string; clinics: Clinic[] }) {
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
              <span className="text-sm text-quiet">{locations[0] ?? ""}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
