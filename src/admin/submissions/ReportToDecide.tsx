import { Link } from "react-router-dom";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { formatLongDate } from "@/ui/dates.ts";
import { EmailLink } from "@/ui/EmailLink.tsx";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { DecisionNotice } from "./DecisionNotice.tsx";
import { BinNotice } from "./BinNotice.tsx";
import { RejectForm } from "./RejectForm.tsx";
import type { Report } from "./submissionPages.ts";
import { SubmittedValue } from "./SubmittedValue.tsx";
import { useReportDecision } from "./useReportDecision.ts";

const USUAL_REASONS = ["The source says what we show", "The source does not say it", "Done already", "Spam"];

export function ReportToDecide({ report }: { report: Report }) {
  const { finish, reject, undo, isBusy } = useReportDecision(report.id);
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <Card as="section" aria-labelledby="sent" className="p-5">
        <h2 id="sent" className="text-xl wrap-anywhere">
          <bdi>{report.figure}</bdi>
        </h2>
        <dl className="mt-4 grid gap-3">
          <SubmittedValue name="Clinic">
            <ReportedClinic report={report} />
          </SubmittedValue>
          <SubmittedValue name="Correct value, says the sender">
            <bdi>{report.rightValue}</bdi>
          </SubmittedValue>
          <SubmittedValue name="Source">
            <ExternalLink href={report.sourceUrl}>{report.sourceUrl}</ExternalLink>
          </SubmittedValue>
          <SubmittedValue name="For questions">
            {report.email !== null && <EmailLink address={report.email} />}
          </SubmittedValue>
          <SubmittedValue name="Sent">{formatLongDate(report.createdAt)}</SubmittedValue>
        </dl>
      </Card>
      {report.bin && <BinNotice bin={report.bin} id={report.id} thing="report" />}
      {report.state === "new" && report.bin === null && (
        <Card as="section" aria-labelledby="decide" className="grid gap-4 p-5">
          <h2 id="decide" className="text-xl">
            Check it
          </h2>
          <p className="text-quiet">
            Read the source yourself, whoever sent this. If it is right, change the clinic’s facts with that
            source first, then come back and mark the report as done.
          </p>
          <Button className="justify-self-start" aria-disabled={isBusy} onClick={finish}>
            Mark as done
          </Button>
          <hr className="border-line" />
          <RejectForm commonReasons={USUAL_REASONS} isPending={isBusy} onReject={reject} />
        </Card>
      )}
      {report.state !== "new" && report.bin === null && (
        <DecisionNotice
          what={report.state === "done" ? "Done" : "Rejected"}
          at={report.decidedAt}
          by={report.decidedBy}
          reason={report.reason}
          isPending={isBusy}
          onUndo={undo}
        />
      )}
    </div>
  );
}

function ReportedClinic({ report: { clinicName, clinicId: id } }: { report: Report }) {
  if (clinicName === null) return `${id} (no longer in the directory)`;
  return (
    <>
      <bdi>{clinicName}</bdi>.{" "}
      <Link to={`/admin/clinics/${id}/facts`} className="text-accent underline underline-offset-4">
        Open its facts
      </Link>
    </>
  );
}
