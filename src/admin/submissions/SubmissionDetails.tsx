import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureOf } from "@/backend/errors.ts";
import { ButtonLink } from "@/ui/Button.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";

interface SubmissionDetailsProps<Sent> {
  answer: UseQueryResult<Sent | null>;
  isNamed: boolean;
  thing: string;
  list: string;
  children: (sent: Sent) => ReactNode;
}

export function SubmissionDetails<Sent>({
  answer,
  isNamed,
  thing,
  list,
  children,
}: SubmissionDetailsProps<Sent>) {
  const { data, error, refetch } = answer;
  if (!isNamed || data === null) {
    return (
      <Notice
        drawing={<NotFoundDrawing />}
        title={`There is no such ${thing}`}
        text="It was deleted more than a week ago, or it was older than we keep what visitors send."
      >
        <ButtonLink to={list}>Back to the list</ButtonLink>
      </Notice>
    );
  }
  if (data !== undefined) {
    return (
      <>
        {error && <StaleNote onRetry={() => void refetch()} />}
        {children(data)}
      </>
    );
  }
  if (error) {
    const failure = failureOf(error, { title: `We couldn't load this ${thing}` });
    return <LoadError failure={failure} onRetry={() => void refetch()} />;
  }
  return <p role="status" className="min-h-96 text-quiet">{`Loading the ${thing}...`}</p>;
}
