import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { DraftOffer } from "@/admin/drafts/DraftOffer.tsx";
import { BackLink } from "@/ui/BackLink.tsx";
import { isolate } from "@/ui/isolate.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { publicationQuery, type ClinicToEdit } from "./api.ts";
import { EMPTY_CLINIC, formFromClinic, type ClinicForm } from "./clinicForm.ts";
import { ClinicEditor } from "./ClinicEditor.tsx";
import { ClinicNotFound } from "./ClinicNotFound.tsx";
import { ClinicTabs } from "./ClinicTabs.tsx";
import { clinicDrafts } from "./drafts.ts";
import { MergeSection } from "./MergeSection.tsx";
import { PublicationBar } from "./PublicationBar.tsx";
import { useClinicToEdit } from "./useClinicToEdit.ts";

const NOT_LOADED = { title: "We couldn't load this clinic" };
const back = <BackLink to="/admin/clinics">Back to Clinics</BackLink>;
const nameOf = ({ name }: ClinicForm) => name;

export default function ClinicEditorPage() {
  const { id } = useParams();
  return id === undefined ? <NewClinic /> : <KnownClinic key={id} id={id} />;
}

function NewClinic() {
  return (
    <AdminPage title="New clinic" back={back}>
      <DraftOffer
        drafts={clinicDrafts}
        id={null}
        stored={EMPTY_CLINIC}
        nameOf={nameOf}
        warningAbout={() => undefined}
      >
        {(restored) => <ClinicEditor known={null} restored={restored} />}
      </DraftOffer>
    </AdminPage>
  );
}

function KnownClinic({ id }: { id: string }) {
  const { known, error, refetch } = useClinicToEdit(id);
  return (
    <AdminPage title={known ? isolate(known.clinic.name) : "Clinic"} back={back}>
      {known && <LoadedClinic known={known} />}
      {known === null && <ClinicNotFound />}
      {known === undefined &&
        (error ? (
          <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />
        ) : (
          <p role="status" className="min-h-96 text-quiet">
            Loading clinic...
          </p>
        ))}
    </AdminPage>
  );
}

function LoadedClinic({ known }: { known: ClinicToEdit }) {
  const { id } = known.clinic;
  const { data: publication } = useQuery(publicationQuery(known));
  return (
    <>
      <ClinicTabs id={id} />
      <PublicationBar clinic={known.clinic} publication={publication} />
      <DraftOffer
        drafts={clinicDrafts}
        id={id}
        stored={formFromClinic(known.clinic)}
        nameOf={nameOf}
        warningAbout={({ basedOn }) =>
          basedOn === known.changedAt ? undefined : "Someone has saved the clinic since you wrote that text."
        }
      >
        {(restored) => <ClinicEditor known={known} restored={restored} />}
      </DraftOffer>
      <MergeSection clinic={known.clinic} mergedInto={publication.mergedInto} />
    </>
  );
}
