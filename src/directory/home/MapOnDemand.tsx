import { lazy, Suspense, useState } from "react";
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

export function MapOnDemand({ clinics, search }: { clinics: Clinic[]; search: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-11 text-accent underline underline-offset-4 max-sm:-mb-3 print:hidden"
      >
        Show on a map
      </button>
      {isOpen && (
        <Suspense>
          <section aria-label="Map" className="mt-2 mb-8">
            <ResultsMap clinics={clinics} search={search} />
          </section>
        </Suspense>
      )}
    </>
  );
}
