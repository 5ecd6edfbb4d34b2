import { Card } from "@/ui/Card.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";

export function PostGridSkeleton() {
  return (
    <Skeleton className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {["a", "b", "c"].map((card) => (
        <Card key={card} className="overflow-hidden">
          <SkeletonBlock className="aspect-video" />
          <div className="p-5">
            <SkeletonBlock className="h-7 w-32 rounded-full" />
            <SkeletonBlock className="mt-3 h-12 rounded" />
            <SkeletonBlock className="mt-3 h-20 rounded" />
            <SkeletonBlock className="mt-6 h-4 w-2/3 rounded" />
          </div>
        </Card>
      ))}
    </Skeleton>
  );
}
