import { ButtonLink } from "@/ui/Button.tsx";
import { LostPath } from "@/ui/drawings/LostPath.tsx";
import { Notice } from "@/ui/Notice.tsx";

export function ClinicNotFound() {
  return (
    <Notice drawing={<LostPath />} title="Clinic Not Found" text="The address may be mistyped.">
      <ButtonLink to="/admin/clinics">See all clinics</ButtonLink>
    </Notice>
  );
}
