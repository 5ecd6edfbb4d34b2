import { Badge } from "@/ui/Badge.tsx";
import { Card } from "@/ui/Card.tsx";
import { formatLongDate } from "@/ui/dates.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import type { Submission } from "./submissionPages.ts";
import { SubmittedValues } from "./SubmittedValues.tsx";

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
        <SubmittedValues name="Name">
          <bdi>{name}</bdi>
        </SubmittedValues>
        <SubmittedValues name="Country">{country}</SubmittedValues>
        <SubmittedValues name="Website">
          <ExternalLink href={website}>{website}</ExternalLink>
        </SubmittedValues>
        <SubmittedValues name="The sender is">{SENDERS[relationship] ?? relationship}</SubmittedValues>
        <SubmittedValues name="Satisfaction">{satisfaction} of 5</SubmittedValues>
        <SubmittedValues name="Anything else">
          {submission.additionalInfo !== null && <bdi>{submission.additionalInfo}</bdi>}
        </SubmittedValues>
        <SubmittedValues name="Sent">{formatLongDate(submission.createdAt)}</SubmittedValues>
      </dl>
    </Card>
  );
}
