import { lazy, Suspense, type ComponentType } from "react";
import type { CountryRules } from "@/law/rules.ts";

interface LazyClinicsProps {
  country: CountryRules;
}

const ClinicsThere = lazy(load);

async function load(): Promise<{ default: ComponentType<LazyClinicsProps> }> {
  try {
    return { default: (await import("@/law/CountryLinks.tsx")).ListedClinicsLink };
  } catch {
    // The country's page leads to its clinics too.
    return { default: () => null };
  }
}

/** How many clinics we list there. It loads with the first answers, since the questions do without. */
export function LazyClinics({ country }: LazyClinicsProps) {
  return (
    <Suspense fallback={<span className="text-quiet">Counting our clinics there...</span>}>
      <ClinicsThere country={country} />
    </Suspense>
  );
}
