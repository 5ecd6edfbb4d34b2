import { lazy, Suspense, type ComponentType } from "react";
import type { CountryRules } from "@/law/rules.ts";

interface LazyClinicsProps {
  country: CountryRules;
}

const ListedClinics = lazy(load);

async function load(): Promise<{ default: ComponentType<LazyClinicsProps> }> {
  try {
    return { default: (await import("@/law/ListedClinicsLink.tsx")).ListedClinics };
  } catch {
    // The country's page links to its clinics too.
    return { default: () => null };
  }
}

export function LazyClinics({ country }: LazyClinicsProps) {
  return (
    <Suspense>
      <ListedClinics country={country} />
    </Suspense>
  );
}
