import { lazy, Suspense } from "react";
import { failureOf, logError } from "@/backend/errors.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { importChunk } from "@/ui/importChunk.ts";

const ResultsMap = lazy(async () => {
  try {
    return await importChunk(() => import("@/directory/filtering/ResultsMap.tsx"), "Loading the map...");
  } catch (error) {
    logError(error);
    const failure = failureOf(error, { title: "The map couldn't be loaded. Please try again." });
    return { default: () => <LoadError failure={failure} /> };
  }
});

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
