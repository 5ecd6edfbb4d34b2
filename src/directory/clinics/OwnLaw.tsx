import { lazy, Suspense, type ComponentType } from "react";
import { logError } from "@/backend/errors.ts";
import { lawPage } from "@/law/lawPages.ts";
import { readText } from "@/storage/storage.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { Skeleton, SkeletonBlock } from "@/ui/Skeleton.tsx";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";

const OwnVerdict = lazy(async (): Promise<{ default: ComponentType<{ countries: string[] }> }> => {
  try {
    const { OwnVerdict: Loaded } = await importChunk(
      () => import("@/law/OwnVerdict.tsx"),
      "Loading the law...",
    );
    return { default: Loaded };
  } catch (error) {
    // The law in short stands below.
    logError(error);
    return { default: () => null };
  }
});

/** What the law where a clinic works says to somebody who has answered the questions of the plan. */
export function OwnLaw({ countries }: { countries: string[] }) {
  const hasAnswered = useBrowserValue(() => readText("plan-answers") !== null, false);
  if (!hasAnswered || !hasLaw(countries)) return null;
  return (
    <Suspense fallback={<Loading />}>
      <OwnVerdict countries={countries} />
    </Suspense>
  );
}

/** Returns whether we know the law of any of these countries. */
export function hasLaw(countries: string[]): boolean {
  return countries.some((country) => lawPage(country) !== undefined);
}

function Loading() {
  return (
    <Skeleton>
      <SkeletonBlock className="mb-4 h-16 rounded-xl" />
    </Skeleton>
  );
}
