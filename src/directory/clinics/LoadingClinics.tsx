import { ClinicGridSkeleton } from "./ClinicGridSkeleton.tsx";

export function LoadingClinics() {
  return (
    <>
      <p role="status" className="mt-3 mb-5 text-sm text-quiet">
        Loading clinics...
      </p>
      <ClinicGridSkeleton />
    </>
  );
}
