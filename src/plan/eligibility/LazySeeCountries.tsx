import { lazy, Suspense, type ComponentType } from "react";
import type { Answers } from "@/law/answers.ts";

const SeeCountries = lazy(load);

async function load(): Promise<{ default: ComponentType<{ answers: Answers }> }> {
  try {
    return { default: (await import("./SeeCountries.tsx")).SeeCountries };
  } catch {
    // The countries stand below the questions anyway.
    return { default: () => null };
  }
}

/** Loads the way to the countries with the first answers, since the questions don't need it. */
export function LazySeeCountries({ answers }: { answers: Answers }) {
  return (
    <Suspense>
      <SeeCountries answers={answers} />
    </Suspense>
  );
}
