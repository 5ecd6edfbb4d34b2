import { Suspense } from "react";
import type { Json } from "@/backend/database.types.ts";
import { lawPage } from "@/law/lawPages.ts";
import { readText } from "@/storage/storage.ts";
import { lazyPart } from "@/ui/lazyPart.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";

// If it can't be loaded, the law in short stands below.
const VisitorVerdict = lazyPart(() => import("@/law/VisitorVerdict.tsx"), "Loading the law...");

export function VisitorLaw(props: { countries: string[]; laws: readonly Json[] }) {
  const hasAnswered = useBrowserValue(() => readText("plan-answers") !== null, false);
  if (!hasAnswered) return null;
  return (
    <Suspense>
      <VisitorVerdict {...props} />
    </Suspense>
  );
}

export function hasLaw(countries: string[]): boolean {
  return countries.some((country) => lawPage(country) !== undefined);
}
