import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureOf } from "@/backend/errors.ts";
import { Card } from "@/ui/Card.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { VOTE_REFUSALS } from "./voteRefusals.ts";

interface QueryResultProps<Data> {
  result: Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;
  what: string;
  children: (data: Data) => ReactNode;
}

export function QueryResult<Data>({
  result: { data, error, refetch },
  what,
  children,
}: QueryResultProps<Data>) {
  if (data !== undefined) {
    return (
      <>
        {error && <StaleNote onRetry={refetch} />}
        {children(data)}
      </>
    );
  }
  if (error) {
    const failure = failureOf(error, { title: `We couldn't load ${what}` }, VOTE_REFUSALS);
    return <LoadError failure={failure} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <p role="status" className="sr-only">{`Loading ${what}...`}</p>
      <Skeleton className="grid gap-4">
        {["a", "b", "c"].map((row) => (
          <Card key={row} className="grid gap-3 p-5">
            <SkeletonBlock className="h-7 w-3/5 rounded" />
            <SkeletonBlock className="h-5 w-2/5 rounded" />
            <SkeletonBlock className="h-20 w-full rounded" />
          </Card>
        ))}
      </Skeleton>
    </>
  );
}
