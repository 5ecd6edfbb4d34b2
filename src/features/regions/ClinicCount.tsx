import { formatClinics } from "@/features/clinics/figures.ts";

/** How many clinics are listed; keeps its place while that is not known. */
export function ClinicCount({ count }: { count: number | undefined }) {
  return (
    <span className="tabular-nums">
      {count === undefined ? (
        <span aria-hidden className="invisible">
          {formatClinics(10)}
        </span>
      ) : (
        formatClinics(count)
      )}
    </span>
  );
}
