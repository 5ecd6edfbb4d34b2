import { Link } from "react-router-dom";
import { isolate } from "@/ui/isolate.ts";
import type { Clinic } from "./clinic.ts";

interface CompareLinkProps {
  clinic: Clinic;
  /** The visible text; the accessible name adds the clinic. */
  label: string;
  className?: string;
}

export function CompareLink({ clinic: { id, name }, label, className = "" }: CompareLinkProps) {
  return (
    <Link
      to={`/compare?ids=${id}`}
      aria-label={`${label}: ${isolate(name)}`}
      className={`inline-flex min-h-11 items-center text-accent underline underline-offset-4 ${className}`}
    >
      {label}
    </Link>
  );
}
