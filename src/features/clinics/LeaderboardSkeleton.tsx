/** As tall as the leaderboard, so that the page does not jump when it comes. */
export function LeaderboardSkeleton() {
  return (
    <div
      aria-hidden
      className="h-[32.75rem] sm:h-[30.125rem] xl:h-[31.5rem] animate-pulse rounded-2xl border border-line bg-surface"
    />
  );
}
