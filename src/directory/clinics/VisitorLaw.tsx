import { lazy, Suspense, type ReactNode } from "react";
import type { Json } from "@/backend/database.types.ts";
import { logError } from "@/backend/errors.ts";
import { lawPage } from "@/law/lawPages.ts";
import { readText } from "@/storage/storage.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";

const VisitorVerdict = lazy(() =>
  importChunk(() => import("@/law/VisitorVerdict.tsx"), "Loading the law...").catch((error: unknown) => {
    // The law in short stands below.
    logError(error);
    return { default: NotLoaded };
  }),
);

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

function NotLoaded(): ReactNode {
  return null;
}
