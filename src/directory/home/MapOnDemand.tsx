import { Suspense } from "react";
import { failureOf } from "@/backend/errors.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { lazyPart } from "@/ui/lazyPart.ts";

const NOT_LOADED = { title: "The map couldn't be loaded. Please try again." };

const ResultsMap = lazyPart(
  () => import("@/directory/filtering/ResultsMap.tsx"),
  "Loading the map...",
  (error) => <LoadError failure={failureOf(error, NOT_LOADED)} />,
);

interface MapToggleProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

export function MapToggle({ isOpen, onToggle }: MapToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
      className="min-h-11 shrink-0 max-sm:order-last text-accent underline underline-offset-4 print:hidden"
    >
      {isOpen ? "Hide the map" : "Show on a map"}
    </button>
  );
}

export function MapOnDemand({ clinics, search }: { clinics: Clinic[]; search: string }) {
  return (
    <Suspense>
      <section aria-label="Map" data-map className="mt-3 mb-6">
        <ResultsMap clinics={clinics} search={search} />
      </section>
    </Suspense>
  );
}
