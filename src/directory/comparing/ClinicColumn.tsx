import { Link } from "react-router-dom";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { isolate } from "@/ui/isolate.ts";

interface ClinicColumnProps {
  clinic: Clinic;
  onRemove: (id: string) => void;
}

export function ClinicColumn({ clinic, onRemove }: ClinicColumnProps) {
  return (
    <th id={`column-${clinic.id}`} scope="col" className="py-2 pr-3 sm:pr-6">
      <div className="flex items-start gap-1 md:max-lg:flex-col md:max-lg:gap-0">
        <Link
          to={`/clinic/${clinic.id}`}
          className="min-w-0 py-2 font-serif text-accent wrap-anywhere underline underline-offset-4 sm:text-lg print:p-0"
        >
          <bdi translate="no">{clinic.name}</bdi>
        </Link>
        <button
          type="button"
          aria-label={`Take ${isolate(clinic.name)} out of the comparison`}
          onClick={() => onRemove(clinic.id)}
          className="grid size-11 shrink-0 md:max-lg:-ml-4 place-items-center rounded-md text-quiet hover:text-ink"
        >
          <span aria-hidden className="text-xl leading-none">
            ×
          </span>
        </button>
      </div>
    </th>
  );
}
