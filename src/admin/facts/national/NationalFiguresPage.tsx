import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "@/backend/errors.ts";
import { adminClinicsQuery } from "@/admin/clinics/api.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { StoredDrafts } from "@/admin/drafts/StoredDrafts.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { factsToEditQuery } from "../api.ts";
import { listFactDrafts } from "../drafts.ts";
import { RetiredFacts } from "../RetiredFacts.tsx";
import { RetiredNotice } from "../RetiredNotice.tsx";
import type { StoredFact } from "../storedFact.ts";
import { NATIONAL_PATH } from "../factSubject.ts";
import { countriesToKeep, countryOf } from "./byCountry.ts";
import { CountryFigures } from "./CountryFigures.tsx";

const NOT_LOADED = { title: "We couldn't load the national figures" };

export default function NationalFiguresPage() {
  return (
    <AdminPage title="National figures">
      <StoredDrafts list={() => listFactDrafts(NATIONAL_PATH)} unnamed="a figure" />
      <p className="mb-8 max-w-3xl text-quiet">
        Success rates of whole countries. Visitors see them as context at the clinics there; they are never
        ranked. Like a clinic&apos;s facts, each has a source, and one that is wrong or out of date is
        retired.
      </p>
      <Figures />
    </AdminPage>
  );
}

function Figures() {
  const { data: facts, error, refetch } = useQuery(factsToEditQuery("countries"));
  const clinics = useQuery(adminClinicsQuery());
  const [retired, setRetired] = useState<StoredFact | null>(null);
  const failed = (!facts && error) || (!clinics.data && clinics.error);
  if (failed) {
    const again = () => void Promise.all([refetch(), clinics.refetch()]);
    return <LoadError failure={failureOf(failed, NOT_LOADED)} onRetry={again} />;
  }
  if (!facts || !clinics.data) {
    return (
      <p role="status" className="min-h-96 text-quiet">
        Loading national figures...
      </p>
    );
  }
  return (
    <>
      {retired && <RetiredNotice key={retired.id} fact={retired} onDone={() => setRetired(null)} />}
      {countriesToKeep(facts, clinics.data).map((country) => (
        <CountryFigures
          key={country}
          country={country}
          facts={facts.filter((fact) => countryOf(fact) === country && !fact.isRetired)}
          onRetired={setRetired}
        />
      ))}
      <RetiredFacts
        facts={facts}
        subjectOf={(fact) => ({ country: countryOf(fact) })}
        onRetired={setRetired}
      />
    </>
  );
}
