import { lazy, Suspense, type ComponentType } from "react";
import type { SeeCountriesProps } from "./SeeCountries.tsx";

const SeeCountries = lazy(load);

async function load(): Promise<{ default: ComponentType<SeeCountriesProps> }> {
  try {
    return { default: (await import("./SeeCountries.tsx")).SeeCountries };
  } catch {
    // The countries stand below the questions anyway.
    return { default: () => null };
  }
}

export function LazySeeCountries(props: SeeCountriesProps) {
  return (
    <Suspense>
      <SeeCountries {...props} />
    </Suspense>
  );
}
