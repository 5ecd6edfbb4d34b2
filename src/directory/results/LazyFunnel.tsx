import { Suspense } from "react";
import { lazyPart } from "@/ui/lazyPart.ts";
import { Skeleton, SkeletonBlock } from "@/ui/Skeleton.tsx";
import type { FunnelPictureProps } from "./FunnelPicture.tsx";

const FunnelPicture = lazyPart(
  () => import("./FunnelPicture.tsx"),
  "Loading the picture...",
  () => <NotLoaded />,
);

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
