import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";

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
  if (!isNamed || answer.data === null) {
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
  return (
    <QueryResult result={answer} what={`this ${thing}`}>
      {(sent) => sent !== null && children(sent)}
    </QueryResult>
  );
}
