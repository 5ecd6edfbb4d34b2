import { Badge } from "@/ui/Badge.tsx";
import { Card } from "@/ui/Card.tsx";
import { formatLongDate } from "@/ui/dates.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import type { Submission } from "./sent.ts";
import { Told } from "./Told.tsx";

const SENDERS: Partial<Record<string, string>> = {
  patient: "A patient",
  employee: "An employee of the clinic",
  other: "Somebody else",
};

/** What the visitor said, as it was sent. */
export function SubmissionWords({ submission }: { submission: Submission }) {
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
            Stored before the payment: look for it at your payment provider before you give the place.
          </span>
        </p>
      )}
      <dl className="mt-4 grid gap-3">
        <Told name="Name">
          <bdi>{name}</bdi>
        </Told>
        <Told name="Country">{country}</Told>
        <Told name="Website">
          <ExternalLink href={website}>{website}</ExternalLink>
        </Told>
        <Told name="The sender is">{SENDERS[relationship] ?? relationship}</Told>
        <Told name="Satisfaction">{satisfaction} of 5</Told>
        <Told name="Anything else">
          {submission.additionalInfo !== null && <bdi>{submission.additionalInfo}</bdi>}
        </Told>
        <Told name="Sent">{formatLongDate(submission.createdAt)}</Told>
      </dl>
    </Card>
  );
}
