import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";
import { ButtonLink } from "@/ui/Button.tsx";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { clinicAfterMergesQuery } from "./clinicAfterMerges.ts";

export default function ClinicNotFound({ id }: { id: string }) {
  const { data: became, isPending } = useQuery(clinicAfterMergesQuery(id));
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
