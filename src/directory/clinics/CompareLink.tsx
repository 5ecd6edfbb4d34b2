import { Link } from "react-router-dom";
import { isolate } from "@/ui/isolate.ts";
import type { Clinic } from "./clinic.ts";

interface CompareLinkProps {
  clinic: Clinic;
  /** What is read; its name says besides whom it compares. */
  label: string;
  className?: string;
}

/** The way from a clinic to a comparison that begins with it. */
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
