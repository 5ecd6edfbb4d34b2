import type { ReactNode } from "react";
import type { ErrorCode } from "@/backend/errorCodes.ts";
import { failureOf, type ErrorText } from "@/backend/errors.ts";
import { Card } from "@/ui/Card.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { Skeleton, SkeletonBlock } from "@/ui/Skeleton.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";

interface QueryResultProps<Data> {
  result: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** What is loaded, such as `the history`. */
  what: string;
  failureTitle?: string;
  refusals?: Partial<Record<ErrorCode, ErrorText>>;
  /** Drawn while loading, instead of cards; with null, only a line says so. */
  outline?: ReactNode;
  children: (data: Data) => ReactNode;
}

const CARDS = (
  <Skeleton className="grid gap-4">
    {["a", "b", "c"].map((row) => (
      <Card key={row} className="grid gap-3 p-5">
        <SkeletonBlock className="h-7 w-3/5 rounded" />
        <SkeletonBlock className="h-5 w-2/5 rounded" />
        <SkeletonBlock className="h-20 w-full rounded" />
      </Card>
    ))}
  </Skeleton>
);

export function QueryResult<Data>({
  result: { data, error, refetch },
  what,
  failureTitle = `We couldn't load ${what}`,
  refusals,
  outline = CARDS,
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
    const failure = failureOf(error, { title: failureTitle }, refusals);
    return <LoadError failure={failure} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <p role="status" className={outline ? "sr-only" : "text-quiet"}>{`Loading ${what}...`}</p>
      {outline}
    </>
  );
}
