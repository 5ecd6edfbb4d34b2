import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { failureOf } from "@/backend/errors.ts";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import { publishedResultsQuery } from "@/directory/facts/api.ts";
import { readPublished } from "@/directory/facts/publishedResults.ts";
import { doubtfulRates } from "@/directory/facts/stoppedCycles.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { lazyText, StaticText } from "@/ui/StaticText.tsx";
import { useRefreshOnInteraction } from "@/ui/useRefreshOnInteraction.ts";
import { ResultsPicture } from "./ResultsPicture.tsx";

const howToRead = lazyText(() => import("./HowToRead.tsx"));

const NOT_LOADED = { title: "Error loading success rates. Please try again later." };

export default function ResultsPage() {
  return (
    <>
      <PageMeta
        title="All success rates in one picture"
        description="Every clinic's success rate, how far chance reaches, and which clinics differ from the average by more than chance."
        path="/results"
      />
      <BackLink to="/">All clinics</BackLink>
      <h1 className="text-3xl sm:text-4xl">All success rates in one picture</h1>
      <p className="mt-2 max-w-prose text-quiet">
        One way of counting, one age group and one year at a time. Between most clinics the difference may be
        chance, so there is no league table.
      </p>
      <Loaded />
      <StaticText text={howToRead} />
    </>
  );
}

function Loaded() {
  const clinics = useQuery(clinicsQuery());
  const published = useQuery(publishedResultsQuery());
  const { data: rows, dataUpdatedAt, isFetchedAfterMount, isFetching, refetch } = published;
  useRefreshOnInteraction(isFetchedAfterMount || isFetching, refetch);
  const judged = useMemo(() => {
    if (!rows) return undefined;
    const results = readPublished(rows, new Date(dataUpdatedAt).toISOString().slice(0, 10));
    return { results, doubtful: new Set(doubtfulRates(results)) };
  }, [rows, dataUpdatedAt]);
  const error = clinics.error ?? published.error;
  const retry = () => void Promise.all([clinics.refetch(), refetch()]);
  if (clinics.data && judged) {
    return (
      <>
        {error && <StaleNote onRetry={retry} />}
        <ResultsPicture clinics={clinics.data} {...judged} />
      </>
    );
  }
  if (error) return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={retry} />;
  return (
    <div className="mt-6">
      <p role="status" className="text-quiet">
        Loading success rates...
      </p>
      <Skeleton className="mt-4">
        <SkeletonBlock className="h-[44rem] rounded-2xl" />
      </Skeleton>
    </div>
  );
}
