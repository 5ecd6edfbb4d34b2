import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { ButtonLink } from "@/ui/Button.tsx";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { clinicAfterMergesQuery } from "./clinicAfterMerges.ts";

const NOT_LOADED = { title: "Error loading clinic details. Please try again later." };

export default function ClinicNotFound({ id }: { id: string }) {
  const { data: became, isPending, error, refetch } = useQuery(clinicAfterMergesQuery(id));
  if (became) return <Navigate to={`/clinic/${became}`} replace />;
  if (isPending) {
    return (
      <>
        <PageMeta title="Clinic" />
        <h1 className="sr-only">Clinic</h1>
        <p role="status" className="min-h-96 text-quiet">
          Loading clinic details...
        </p>
      </>
    );
  }
  if (error) {
    return (
      <>
        <PageMeta title="Clinic" />
        <LoadError isPageTitle failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageMeta title="Clinic not found" />
      <Notice
        isPageTitle
        drawing={<NotFoundDrawing />}
        title="Clinic Not Found"
        text="It may have left the directory, or the address may be mistyped."
      >
        <ButtonLink to="/">Back to Clinics</ButtonLink>
      </Notice>
    </>
  );
}
