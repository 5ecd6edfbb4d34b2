import { ButtonLink } from "@/ui/Button.tsx";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";

export function ClinicNotFound() {
  return (
    <Notice drawing={<NotFoundDrawing />} title="Clinic Not Found" text="The address may be mistyped.">
      <ButtonLink to="/admin/clinics">See all clinics</ButtonLink>
    </Notice>
  );
}
