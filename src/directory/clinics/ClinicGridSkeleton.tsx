import { Card } from "@/ui/Card.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";

export function ClinicGridSkeleton() {
  return (
    <Skeleton className="cards">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <Card key={key} className="h-72 p-5">
          <div className="flex gap-3">
            <SkeletonBlock className="size-12 rounded-xl" />
            <SkeletonBlock className="h-6 w-2/5 rounded" />
          </div>
          <SkeletonBlock className="mt-5 h-32 rounded" />
        </Card>
      ))}
    </Skeleton>
  );
}
