import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";

/** As tall as the leaderboard, whose first name wraps on narrow screens. */
export function LeaderboardSkeleton() {
  return (
    <Skeleton className="h-[34.125rem] min-[25rem]:max-sm:h-[32.875rem] min-[110rem]:h-[32.875rem] space-y-4 rounded-2xl border border-line bg-surface p-5 sm:max-xl:h-[31.625rem]">
      <SkeletonBlock className="h-7 w-2/5 rounded" />
      <SkeletonBlock className="h-13 rounded-lg" />
      {["a", "b", "c", "d"].map((row) => (
        <SkeletonBlock key={row} className="h-15 rounded-lg" />
      ))}
    </Skeleton>
  );
}
