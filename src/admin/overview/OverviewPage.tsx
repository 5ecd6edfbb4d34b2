import { useQuery } from "@tanstack/react-query";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { TwoFactorPrompt } from "@/admin/people/TwoFactorPrompt.tsx";
import { RulesDue } from "@/admin/rules/RulesDue.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { overviewQuery } from "./api.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { LastWeek } from "./LastWeek.tsx";
import { MissingFacts } from "./MissingFacts.tsx";
import { WaitingTasks } from "./WaitingTasks.tsx";

export default function OverviewPage() {
  return (
    <AdminPage title="Overview">
      <TwoFactorPrompt />
      <Overview />
    </AdminPage>
  );
}

function Overview() {
  return (
    <QueryResult result={useQuery(overviewQuery())} what="the overview" outline={<Outline />}>
      {(overview) => (
        <>
          <WaitingTasks overview={overview} />
          <MissingFacts />
          <LastWeek days={overview.days} />
          <RulesDue />
        </>
      )}
    </QueryResult>
  );
}

function Outline() {
  return (
    <Skeleton className="grid gap-4 pt-12 sm:grid-cols-2 xl:grid-cols-4">
      {["a", "b", "c", "d"].map((card) => (
        <SkeletonBlock key={card} className="h-28 rounded-2xl" />
      ))}
    </Skeleton>
  );
}
