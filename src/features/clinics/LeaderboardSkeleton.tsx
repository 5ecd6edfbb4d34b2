/** As tall as the leaderboard, so that the page does not jump when it comes. */
export function LeaderboardSkeleton() {
  return <div aria-hidden className="h-[33rem] animate-pulse rounded-2xl border border-line bg-surface" />;
}
