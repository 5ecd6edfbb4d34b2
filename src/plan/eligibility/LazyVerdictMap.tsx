import { lazy, Suspense, type ComponentProps, type ComponentType } from "react";
import { logError } from "@/backend/errors.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { Skeleton, SkeletonBlock } from "@/ui/Skeleton.tsx";
import type Map from "./VerdictMap.tsx";

type MapProps = ComponentProps<typeof Map>;

const VerdictMap = lazy(async (): Promise<{ default: ComponentType<MapProps> }> => {
  try {
    return await importChunk(() => import("./VerdictMap.tsx"), "Loading the map...");
  } catch (error) {
    // The list below says the same.
    logError(error);
    return { default: () => null };
  }
});

export function LazyVerdictMap(props: MapProps) {
  return (
    <Suspense fallback={<Loading />}>
      <VerdictMap {...props} />
    </Suspense>
  );
}

function Loading() {
  return (
    <Skeleton className="mt-4">
      <SkeletonBlock className="h-96 w-full rounded-2xl" />
    </Skeleton>
  );
}
