import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { MISSING, MISSING_LABELS, type AdminClinic, type Missing } from "@/admin/clinics/adminClinic.ts";
import { adminClinicsQuery } from "@/admin/clinics/api.ts";
import { failureOf } from "@/backend/errors.ts";
import { Card } from "@/ui/Card.tsx";
import { counted } from "@/ui/counted.ts";
import { LoadError } from "@/ui/LoadError.tsx";

const NOT_LOADED = { title: "We couldn't load what is missing" };

/** What patients ask for and nobody has entered, with the way to the clinics that lack it. */
export function MissingFacts() {
  const { data, error, refetch } = useQuery(adminClinicsQuery());
  const clinics = data?.filter(({ published, mergedInto }) => published && mergedInto === null);
  return (
    <section aria-labelledby="missing" className="mt-10">
      <h2 id="missing" className="text-2xl">
        To complete
      </h2>
      {!clinics && !error && (
        <p role="status" className="mt-2 text-quiet">
          Counting what is missing...
        </p>
      )}
      {!clinics && error && (
        <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />
      )}
      {clinics && (
        <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
          {MISSING.map((missing) => (
            <Progress key={missing} missing={missing} clinics={clinics} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Progress({ missing, clinics }: { missing: Missing; clinics: AdminClinic[] }) {
  const left = clinics.filter((clinic) => clinic.missing.includes(missing)).length;
  const done = clinics.length - left;
  const label = MISSING_LABELS[missing];
  return (
    <Card as="li" className="p-4">
      <h3 className="text-base first-letter:uppercase">{label}</h3>
      <p className="text-sm text-quiet">{`Known for ${done} of ${counted(clinics.length, "clinic", "clinics")}`}</p>
      <progress
        max={clinics.length || 1}
        value={done}
        aria-label={`Clinics with ${label}`}
        className="mt-2 h-2 w-full accent-accent"
      />
      {left > 0 && (
        <Link
          to={`/admin/clinics?show=no-${missing}`}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          <span>{`${left} to do`}</span>
          <span className="sr-only">{`: ${label}`}</span>
        </Link>
      )}
    </Card>
  );
}
