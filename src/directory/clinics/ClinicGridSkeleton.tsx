import { Card } from "@/ui/Card.tsx";
import { Bone, Skeleton } from "@/ui/Skeleton.tsx";

export function ClinicGridSkeleton() {
  return (
    <Skeleton className="cards">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <Card key={key} className="h-72 p-5">
          <div className="flex gap-3">
            <Bone className="size-12 rounded-xl" />
            <Bone className="h-6 w-2/5 rounded" />
          </div>
          <Bone className="mt-5 h-32 rounded" />
        </Card>
      ))}
    </Skeleton>
  );
}
