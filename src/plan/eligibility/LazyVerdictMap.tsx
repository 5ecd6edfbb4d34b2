import { Suspense, type ComponentProps } from "react";
import { lazyPart } from "@/ui/lazyPart.ts";
import { Skeleton, SkeletonBlock } from "@/ui/Skeleton.tsx";
import type Map from "./VerdictMap.tsx";

type MapProps = ComponentProps<typeof Map>;

// If it can't be loaded, the list below says the same.
const VerdictMap = lazyPart<MapProps>(() => import("./VerdictMap.tsx"), "Loading the map...");

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
