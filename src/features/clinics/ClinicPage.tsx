import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { UpvoteProvider } from "@/features/voting/UpvoteProvider.tsx";
import { BackLink } from "@/ui/BackLink.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { LostPath } from "@/ui/drawings/LostPath.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageHead } from "@/ui/PageHead.tsx";
import { Bone, Skeleton } from "@/ui/Skeleton.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { clinicFactsQuery } from "@/features/facts/api.ts";
import { useRefresh } from "@/features/facts/useRefresh.ts";
import { clinicQuery } from "./api.ts";
import { ClinicDetails } from "./ClinicDetails.tsx";
import { ClinicSections } from "./ClinicSections.tsx";

const NOT_LOADED = { title: "Error loading clinic details. Please try again later." };

export default function ClinicPage() {
  const { id = "" } = useParams();
  return (
    <UpvoteProvider>
      <div className="sticky top-0 z-20 *:scroll-m-0 -mt-8 mb-6 bg-paper py-2 sm:-mt-12">
        <BackLink to="/" className="">
          Back to Clinics
        </BackLink>
      </div>
      <ClinicContent key={id} id={id} />
    </UpvoteProvider>
  );
}

function ClinicContent({ id }: { id: string }) {
  const { data: clinic, error, refetch } = useQuery(clinicQuery(id, useQueryClient()));
  const facts = useQuery(clinicFactsQuery(id));
  useRefresh(facts.isFetchedAfterMount || facts.isFetching, facts.refetch);
  const retry = () => void Promise.all([refetch(), facts.refetch()]);
  if (clinic) {
    const isStale = error ?? (facts.data && facts.error);
    return (
      <>
        {isStale && <StaleNote onRetry={retry} />}
        <ClinicDetails clinic={clinic}>
          {facts.isPending ? (
            <LoadingFigures />
          ) : (
            <ClinicSections clinic={clinic} facts={facts.data} readAt={facts.dataUpdatedAt} onRetry={retry} />
          )}
        </ClinicDetails>
      </>
    );
  }
  if (clinic === null) return <NotFound />;
  if (!error) return <Loading />;
  return (
    <>
      <PageHead title="Clinic" />
      <LoadError isPageTitle failure={failureOf(error, NOT_LOADED)} />
    </>
  );
}

function NotFound() {
  return (
    <>
      <PageHead title="Clinic not found" />
      <Notice
        isPageTitle
        drawing={<LostPath />}
        title="Clinic Not Found"
        text="It may have left the directory, or the address may be mistyped."
      >
        <ButtonLink to="/">Back to Clinics</ButtonLink>
      </Notice>
    </>
  );
}

function Loading() {
  return (
    <div>
      <PageHead title="Clinic" />
      <h1 className="sr-only">Clinic</h1>
      <div className="flex items-center gap-5">
        <Skeleton>
          <Bone className="size-20 rounded-xl" />
        </Skeleton>
        <p role="status" className="text-quiet">
          Loading clinic details...
        </p>
      </div>
      <Skeleton className="mt-8 grid gap-8">
        <Bone className="h-35 rounded-2xl md:h-24 lg:h-15" />
        <Card className="h-96" />
      </Skeleton>
    </div>
  );
}

function LoadingFigures() {
  return (
    <div className="mt-8">
      <p role="status" className="sr-only">
        Loading figures...
      </p>
      <Skeleton>
        <Card className="h-96" />
      </Skeleton>
    </div>
  );
}
