import { Badge } from "@/ui/Badge.tsx";
import { Card } from "@/ui/Card.tsx";
import { formatLongDate } from "@/ui/dates.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import type { Submission } from "./submissionPages.ts";
import { SubmittedValue } from "./SubmittedValue.tsx";

const SENDERS: Partial<Record<string, string>> = {
  patient: "A patient",
  employee: "An employee of the clinic",
  other: "Somebody else",
};

export function SubmissionText({ submission }: { submission: Submission }) {
  const { clinicName: name, country, website, satisfaction, relationship, sponsored } = submission;
  return (
    <Card as="section" aria-labelledby="sent" className="p-5">
      <h2 id="sent" className="text-xl">
        As it was sent
      </h2>
      {sponsored && (
        <p className="mt-2">
          <Badge tone="gold">Sponsored place requested</Badge>{" "}
          <span className="text-quiet">
            Stored before payment: check with your payment provider before you give the place.
          </span>
        </p>
      )}
      <dl className="mt-4 grid gap-3">
        <SubmittedValue name="Name">
          <bdi>{name}</bdi>
        </SubmittedValue>
        <SubmittedValue name="Country">{country}</SubmittedValue>
        <SubmittedValue name="Website">
          <ExternalLink href={website}>{website}</ExternalLink>
        </SubmittedValue>
        <SubmittedValue name="The sender is">{SENDERS[relationship] ?? relationship}</SubmittedValue>
        <SubmittedValue name="Satisfaction">{`${satisfaction} of 5`}</SubmittedValue>
        <SubmittedValue name="Anything else">
          {submission.additionalInfo !== null && <bdi>{submission.additionalInfo}</bdi>}
        </SubmittedValue>
        <SubmittedValue name="Sent">{formatLongDate(submission.createdAt)}</SubmittedValue>
      </dl>
    </Card>
  );
}
