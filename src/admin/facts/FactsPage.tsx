import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { ClinicNotFound } from "@/admin/clinics/ClinicNotFound.tsx";
import { ClinicTabs } from "@/admin/clinics/ClinicTabs.tsx";
import { useClinicToEdit } from "@/admin/clinics/useClinicToEdit.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { StoredDrafts } from "@/admin/drafts/StoredDrafts.tsx";
import { BackLink } from "@/ui/BackLink.tsx";
import { isolate } from "@/ui/isolate.ts";
import { factsToEditQuery } from "./api.ts";
import { listFactDrafts } from "./drafts.ts";
import { FactList } from "./FactList.tsx";
import { RetiredNotice } from "./RetiredNotice.tsx";
import type { StoredFact } from "./storedFact.ts";
import { factsPath } from "./factSubject.ts";

export default function FactsPage() {
  const { id = "" } = useParams();
  const { known } = useClinicToEdit(id);
  return (
    <AdminPage
      title={known ? `${isolate(known.clinic.name)}: facts` : "Facts"}
      back={<BackLink to="/admin/clinics">Back to Clinics</BackLink>}
    >
      {known === null ? <ClinicNotFound /> : <Facts key={id} id={id} />}
    </AdminPage>
  );
}

function Facts({ id }: { id: string }) {
  const subject = { clinicId: id };
  const [retired, setRetired] = useState<StoredFact | null>(null);
  return (
    <>
      <ClinicTabs id={id} />
      <StoredDrafts list={() => listFactDrafts(factsPath(subject))} unnamed="a fact" />
      <p className="mb-8 max-w-prose text-quiet">
        A fact is a figure, a treatment, a language or a contact with who published it, where, and when
        somebody read it there. Visitors see it on the clinic&apos;s page at once. A fact is never deleted:
        one that is wrong or out of date is retired.
      </p>
      {retired && <RetiredNotice key={retired.id} fact={retired} onDone={() => setRetired(null)} />}
      <QueryResult result={useQuery(factsToEditQuery(subject))} what="the facts of this clinic">
        {(facts) => <FactList subject={subject} facts={facts} onRetired={setRetired} />}
      </QueryResult>
    </>
  );
}
