import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { adminClinicsQuery } from "@/admin/clinics/api.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { StoredDrafts } from "@/admin/drafts/StoredDrafts.tsx";
import { factsToEditQuery } from "../api.ts";
import { listFactDrafts } from "../drafts.ts";
import { FactSection } from "../FactSection.tsx";
import { RetiredFacts } from "../RetiredFacts.tsx";
import { RetiredNotice } from "../RetiredNotice.tsx";
import type { StoredFact } from "../storedFact.ts";
import { NATIONAL_PATH } from "../factSubject.ts";
import { countriesToKeep, countryOf } from "./byCountry.ts";

export default function NationalFiguresPage() {
  return (
    <AdminPage title="National figures">
      <p className="-mt-4 mb-8 max-w-prose text-quiet">
        Success rates of whole countries. Visitors see them as context at the clinics there; they are never
        ranked. Like a clinic&apos;s facts, each has a source, and one that is wrong or out of date is
        retired.
      </p>
      <StoredDrafts list={() => listFactDrafts(NATIONAL_PATH)} unnamed="a figure" />
      <Figures />
    </AdminPage>
  );
}

function Figures() {
  const facts = useQuery(factsToEditQuery("countries"));
  const clinics = useQuery(adminClinicsQuery());
  return (
    <QueryResult result={facts} what="the national figures">
      {(known) => (
        <QueryResult result={clinics} what="the countries">
          {(listed) => <ByCountry facts={known} countries={countriesToKeep(known, listed)} />}
        </QueryResult>
      )}
    </QueryResult>
  );
}

function ByCountry({ facts, countries }: { facts: StoredFact[]; countries: string[] }) {
  const [retired, setRetired] = useState<StoredFact | null>(null);
  return (
    <>
      {retired && <RetiredNotice key={retired.id} fact={retired} onDone={() => setRetired(null)} />}
      {countries.map((country) => (
        <FactSection
          key={country}
          title={country}
          add={
            <>
              Add a figure<span className="sr-only">{` of ${country}`}</span>
            </>
          }
          kind="results"
          subject={{ country }}
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
