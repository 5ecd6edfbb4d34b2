import { Card } from "@/ui/Card.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";

export function InboxSkeleton({ things }: { things: string }) {
  return (
    <>
      <p role="status" className="sr-only">{`Loading ${things}...`}</p>
      <Skeleton className="grid gap-4">
        {["a", "b", "c"].map((row) => (
          <Card key={row} className="grid gap-2 p-5">
            <SkeletonBlock className="h-6 w-3/5 rounded" />
            <SkeletonBlock className="h-5 w-4/5 rounded" />
            <SkeletonBlock className="h-5 w-2/5 rounded" />
          </Card>
        ))}
      </Skeleton>
    </>
  );
}
