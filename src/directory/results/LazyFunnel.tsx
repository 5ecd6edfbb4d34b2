import { lazy, Suspense, type ComponentType } from "react";
import { logError } from "@/backend/errors.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { Skeleton, SkeletonBlock } from "@/ui/Skeleton.tsx";
import type { FunnelPictureProps } from "./FunnelPicture.tsx";

const FunnelPicture = lazy(async (): Promise<{ default: ComponentType<FunnelPictureProps> }> => {
  try {
    return await importChunk(() => import("./FunnelPicture.tsx"), "Loading the picture...");
  } catch (error) {
    logError(error);
    return { default: NotLoaded };
  }
});

/** With its library, only for those who ask for it. */
export function LazyFunnel(props: FunnelPictureProps) {
  return (
    <Suspense fallback={<Loading />}>
      <FunnelPicture {...props} />
    </Suspense>
  );
}

function NotLoaded() {
  return (
    <p role="alert" className="mt-4">
      The funnel could not be loaded. The figures below say the same. Reload the page to try again.
    </p>
  );
}

function Loading() {
  return (
    <Skeleton className="mt-4 print:hidden">
      <SkeletonBlock className="h-112 w-full rounded-2xl" />
    </Skeleton>
  );
}
