import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { ClinicNotFound } from "@/admin/clinics/ClinicNotFound.tsx";
import { ClinicTabs } from "@/admin/clinics/ClinicTabs.tsx";
import { useClinicToEdit } from "@/admin/clinics/useClinicToEdit.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { StoredDrafts } from "@/admin/drafts/StoredDrafts.tsx";
import { BackLink } from "@/ui/BackLink.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { isolate } from "@/ui/isolate.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { factsToEditQuery } from "./api.ts";
import { listFactDrafts } from "./drafts.ts";
import { FactList } from "./FactList.tsx";
import { KIND_NAMES, KINDS } from "./factForm.ts";
import { RetiredNotice } from "./RetiredNotice.tsx";
import type { StoredFact } from "./storedFact.ts";
import { factPath, factsPath } from "./factSubject.ts";

const NOT_LOADED = { title: "We couldn't load the facts of this clinic" };

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
  const { data: facts, error, refetch } = useQuery(factsToEditQuery(subject));
  const [retired, setRetired] = useState<StoredFact | null>(null);
  return (
    <>
      <ClinicTabs id={id} />
      <StoredDrafts list={() => listFactDrafts(factsPath(subject))} unnamed="a fact" />
      <p className="mb-5 max-w-3xl text-quiet">
        A fact is a figure, a treatment, a language or a contact with who published it, where, and when
        somebody read it there. Visitors see it on the clinic&apos;s page at once. A fact is never deleted:
        one that is wrong or out of date is retired.
      </p>
      <div className="mb-8 flex flex-wrap gap-3">
        {KINDS.map((kind) => (
          <ButtonLink key={kind} tone="outline" to={factPath(subject, kind)}>
            {`Add a ${KIND_NAMES[kind].one.toLowerCase()}`}
          </ButtonLink>
        ))}
      </div>
      {retired && <RetiredNotice key={retired.id} fact={retired} onDone={() => setRetired(null)} />}
      {facts && <FactList subjectOf={() => subject} facts={facts} onRetired={setRetired} />}
      {!facts &&
        (error ? (
          <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />
        ) : (
          <p role="status" className="min-h-96 text-quiet">
            Loading facts...
          </p>
        ))}
    </>
  );
}
