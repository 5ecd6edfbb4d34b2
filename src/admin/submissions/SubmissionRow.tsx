import { Link } from "react-router-dom";
import { Badge } from "@/ui/Badge.tsx";
import { Card } from "@/ui/Card.tsx";
import { formatShortDate } from "@/ui/dates.ts";
import { BinLine } from "./BinNotice.tsx";
import type { ListedSubmission } from "./submissionPages.ts";

export function SubmissionRow({ submission }: { submission: ListedSubmission }) {
  const { id, clinicName: name, country, website, sponsored, reason, clinicId } = submission;
  return (
    <Card as="article" className="p-5">
      <h2 className="text-xl wrap-anywhere">
        <Link to={`/admin/submissions/${id}`} className="text-accent underline underline-offset-4">
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <p className="mt-1 text-quiet wrap-anywhere">{`${country}, ${website}`}</p>
      {reason !== null && (
        <p className="mt-1 line-clamp-2 wrap-anywhere">
          Reason: <bdi>{reason}</bdi>
        </p>
      )}
      {clinicId !== null && <p className="mt-1 wrap-anywhere">{`Clinic: ${clinicId}`}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
        {sponsored && <Badge tone="gold">Sponsored place requested</Badge>}
        <span>{`Sent ${formatShortDate(submission.createdAt)}`}</span>
        {submission.decidedAt !== null && <span>{`Decided ${formatShortDate(submission.decidedAt)}`}</span>}
      </p>
      <BinLine endsAt={submission.binEndsAt} id={id} thing="submission" name={name} />
    </Card>
  );
}
