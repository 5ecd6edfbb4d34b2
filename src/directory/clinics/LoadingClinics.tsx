import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";

export function LoadingClinics() {
  return (
    <>
      <p role="status" className="mt-3 mb-5 text-sm text-quiet">
        Loading clinics...
      </p>
      <Skeleton className="cards">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <SkeletonBlock key={key} className="h-72 rounded-2xl" />
        ))}
      </Skeleton>
    </>
  );
}
