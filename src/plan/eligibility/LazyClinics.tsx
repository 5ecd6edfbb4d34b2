import { lazy, Suspense, type ComponentType } from "react";
import type { CountryRules } from "@/law/rules.ts";

interface LazyClinicsProps {
  country: CountryRules;
}

const ListedClinicsLink = lazy(load);

async function load(): Promise<{ default: ComponentType<LazyClinicsProps> }> {
  try {
    return { default: (await import("@/law/ListedClinicsLink.tsx")).ListedClinicsLink };
  } catch {
    // The country's page links to its clinics too.
    return { default: () => null };
  }
}

/** Loads the count with the first answers, since the questions don't need it. */
export function LazyClinics({ country }: LazyClinicsProps) {
  return (
    <Suspense fallback={<span className="text-quiet">Counting our clinics there...</span>}>
      <ListedClinicsLink country={country} />
    </Suspense>
  );
}
