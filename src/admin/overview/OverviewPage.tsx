import { useQuery } from "@tanstack/react-query";
import { failureOf } from "@/backend/errors.ts";
import { TwoFactorPrompt } from "@/admin/people/TwoFactorPrompt.tsx";
import { RulesDue } from "@/admin/rules/RulesDue.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { overviewQuery } from "./api.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { LastWeek } from "./LastWeek.tsx";
import { MissingFacts } from "./MissingFacts.tsx";
import { WaitingTasks } from "./WaitingTasks.tsx";

const NOT_LOADED = { title: "We couldn't load the overview" };

export default function OverviewPage() {
  return (
    <AdminPage title="Overview">
      <TwoFactorPrompt />
      <Overview />
    </AdminPage>
  );
}

function Overview() {
  const { data: overview, error, refetch } = useQuery(overviewQuery());
  if (!overview) {
    if (!error) return <Loading />;
    return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {error && <StaleNote onRetry={() => void refetch()} />}
      <WaitingTasks overview={overview} />
      <MissingFacts />
      <LastWeek days={overview.days} />
      <RulesDue />
    </>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the overview...
      </p>
      <Skeleton className="grid gap-4 pt-12 sm:grid-cols-2 xl:grid-cols-4">
        {["a", "b", "c", "d"].map((card) => (
          <SkeletonBlock key={card} className="h-28 rounded-2xl" />
        ))}
      </Skeleton>
    </>
  );
}
