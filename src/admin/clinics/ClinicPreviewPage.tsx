import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { AdminOnly } from "@/admin/login/AdminOnly.tsx";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { VotingContext } from "@/directory/voting/UpvoteProvider.tsx";
import { BackLink } from "@/ui/BackLink.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { showToast } from "@/ui/toast.ts";
import { previewFactsQuery, publicationQuery, type ClinicToEdit } from "./api.ts";
import { ClinicNotFound } from "./ClinicNotFound.tsx";
import { ClinicTabs } from "./ClinicTabs.tsx";
import { clinicAsTyped } from "./clinicAsTyped.ts";
import { clinicDrafts } from "./drafts.ts";
import { PublishButton } from "./PublishButton.tsx";
import { useClinicToEdit } from "./useClinicToEdit.ts";

/** Imports the page's own chunk; importing its parts would split it in two. */
const ClinicWithFigures = lazy(async () => {
  const { ClinicWithFigures: shown } = await import("@/directory/clinics/ClinicPage.tsx");
  return { default: shown };
});

const NOT_LOADED = { title: "We couldn't load this clinic" };

export default function ClinicPreviewPage() {
  const { id = "" } = useParams();
  return (
    <AdminOnly>
      <BackLink to={`/admin/clinics/${id}`}>Back to editing</BackLink>
      <Preview key={id} id={id} />
    </AdminOnly>
  );
}

function Preview({ id }: { id: string }) {
  const { known, error, refetch } = useClinicToEdit(id);
  useEffect(preloadToasts, []);
  if (known) return <Page known={known} />;
  return (
    <>
      <PageMeta title="Preview" />
      <h1 className="sr-only">Preview</h1>
      {known === null && <ClinicNotFound />}
      {known === undefined &&
        (error ? (
          <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        ))}
    </>
  );
}

const NO_VOTING = {
  isVoting: false,
  askForVote: () =>
    showToast({ title: "This is a preview", text: "Votes are given on the clinic's public page." }),
};

function Page({ known }: { known: ClinicToEdit }) {
  const { id } = known.clinic;
  const [draft] = useState(() => clinicDrafts.read(id));
  const clinic: Clinic = draft ? clinicAsTyped(known.clinic, draft.values) : known.clinic;
  const facts = useQuery(previewFactsQuery(id));
  const { data: publication } = useQuery(publicationQuery(known));
  const isToPublish = publication.mergedInto === null && draft === null;
  return (
    <>
      <ClinicTabs id={id} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-line bg-surface px-5 py-3">
        <p>
          <strong>{draft ? "Preview with your unsaved changes." : "Preview of the saved entry."}</strong>
          {!publication.published && (
            <span> Visitors don&apos;t see this page: the clinic is unpublished.</span>
          )}
        </p>
        {isToPublish && <PublishButton id={id} name={clinic.name} published={publication.published} />}
      </div>
      <VotingContext value={NO_VOTING}>
        <Suspense fallback={<Waiting />}>
          <ClinicWithFigures clinic={clinic} facts={facts} onRetry={() => void facts.refetch()} />
        </Suspense>
      </VotingContext>
    </>
  );
}

function Waiting() {
  return (
    <p role="status" className="min-h-96 text-quiet">
      Loading clinic...
    </p>
  );
}
