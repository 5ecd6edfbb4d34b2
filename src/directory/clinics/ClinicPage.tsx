import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { lazy, Suspense, useState, ViewTransition } from "react";
import { useParams } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { UpvoteProvider } from "@/directory/voting/UpvoteProvider.tsx";
import { BackLink } from "@/ui/BackLink.tsx";
import { Card } from "@/ui/Card.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { importChunk } from "@/ui/importChunk.ts";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { TrayOnDemand } from "@/directory/compare-tray/TrayOnDemand.tsx";
import { clinicFactsQuery } from "@/directory/facts/api.ts";
import { useRefreshOnInteraction } from "@/ui/useRefreshOnInteraction.ts";
import type { Json } from "@/backend/database.types.ts";
import { clinicQuery } from "./api.ts";
import type { Clinic } from "./clinic.ts";
import { ClinicDetails } from "./ClinicDetails.tsx";
import { ClinicSections } from "./ClinicSections.tsx";

const NOT_LOADED = { title: "Error loading clinic details. Please try again later." };

const NotFound = lazy(() => importChunk(() => import("./ClinicNotFound.tsx"), "Loading page..."));

export default function ClinicPage() {
  const { id = "" } = useParams();
  return (
    // Whoever comes here sees the clinic's name move; its parts need no names (`app/idle/moveNames.ts`).
    <ViewTransition default="none">
      <UpvoteProvider>
        <div className="sticky top-0 z-20 *:scroll-m-0 -mt-5 mb-2 bg-paper py-2 sm:-mt-12 sm:mb-6">
          <BackLink to="/" className="">
            Back to Clinics
          </BackLink>
        </div>
        <ClinicContent key={id} id={id} />
        <TrayOnDemand />
      </UpvoteProvider>
    </ViewTransition>
  );
}

function ClinicContent({ id }: { id: string }) {
  const { data: clinic, error, refetch } = useQuery(clinicQuery(id, useQueryClient()));
  const facts = useQuery(clinicFactsQuery(id));
  // What was fetched on the way here is no snapshot of the build.
  const [isFresh] = useState(!facts.isStale);
  useRefreshOnInteraction(isFresh || facts.isFetchedAfterMount || facts.isFetching, facts.refetch);
  const retry = () => void Promise.all([refetch(), facts.refetch()]);
  if (clinic) {
    const isStale = error ?? (facts.data && facts.error);
    return (
      <>
        {isStale && <StaleNote onRetry={retry} />}
        <ClinicWithFigures clinic={clinic} facts={facts} onRetry={retry} />
      </>
    );
  }
  if (clinic === null) {
    return (
      <Suspense fallback={<Loading />}>
        <NotFound id={id} />
      </Suspense>
    );
  }
  if (!error) return <Loading />;
  return (
    <>
      <PageMeta title="Clinic" />
      <LoadError isPageTitle failure={failureOf(error, NOT_LOADED)} />
    </>
  );
}

interface ClinicWithFiguresProps {
  clinic: Clinic;
  facts: UseQueryResult<Json>;
  onRetry: () => void;
}

export function ClinicWithFigures({ clinic, facts, onRetry }: ClinicWithFiguresProps) {
  return (
    <ClinicDetails clinic={clinic} facts={facts.data}>
      {facts.isPending ? (
        <LoadingFigures />
      ) : (
        <ClinicSections clinic={clinic} facts={facts.data} readAt={facts.dataUpdatedAt} onRetry={onRetry} />
      )}
    </ClinicDetails>
  );
}

function Loading() {
  return (
    <div>
      <PageMeta title="Clinic" />
      <h1 className="sr-only">Clinic</h1>
      <div className="flex items-center gap-5">
        <Skeleton>
          <SkeletonBlock className="size-20 rounded-xl" />
        </Skeleton>
        <p role="status" className="text-quiet">
          Loading clinic details...
        </p>
      </div>
      <Skeleton className="mt-6 sm:mt-8">
        <Card className="h-96" />
      </Skeleton>
    </div>
  );
}

function LoadingFigures() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading figures...
      </p>
      <Skeleton>
        <Card className="h-96" />
      </Skeleton>
    </div>
  );
}
