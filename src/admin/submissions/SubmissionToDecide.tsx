import { Link } from "react-router-dom";
import { Card } from "@/ui/Card.tsx";
import { AcceptForm } from "./AcceptForm.tsx";
import { DecisionNotice } from "./DecisionNotice.tsx";
import { BinNotice } from "./BinNotice.tsx";
import { RejectForm } from "./RejectForm.tsx";
import type { Submission } from "./submissionPages.ts";
import { SimilarClinics } from "./SimilarClinics.tsx";
import { SubmissionText } from "./SubmissionText.tsx";
import { useSubmissionDecision } from "./useSubmissionDecision.ts";

const USUAL_REASONS = ["Already listed", "Not an IVF clinic", "The website is not the clinic's own", "Spam"];

export function SubmissionToDecide({ submission }: { submission: Submission }) {
  const { accept, reject, undo, isBusy } = useSubmissionDecision(submission);
  const { bin } = submission;
  const isNew = submission.state === "new" && bin === null;
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <SubmissionText submission={submission} />
      <div className="grid gap-6">
        <SimilarClinics
          clinics={submission.similar}
          onChoose={isNew ? (clinicId) => accept(clinicId, true) : undefined}
        />
        {bin && <BinNotice bin={bin} id={submission.id} thing="submission" />}
        {isNew && (
          <>
            <Card as="section" aria-labelledby="accept" className="grid gap-4 p-5">
              <h2 id="accept" className="text-xl">
                Accept
              </h2>
              <p className="text-quiet">
                This creates a clinic that only admins can see. Add what is missing, then publish it.
              </p>
              <AcceptForm
                name={submission.clinicName}
                country={submission.country}
                isPending={isBusy}
                onAccept={(clinicId) => accept(clinicId, false)}
              />
            </Card>
            <Card as="section" aria-labelledby="reject" className="grid gap-4 p-5">
              <h2 id="reject" className="text-xl">
                Reject
              </h2>
              <RejectForm commonReasons={USUAL_REASONS} isPending={isBusy} onReject={reject} />
            </Card>
          </>
        )}
        {submission.state !== "new" && bin === null && (
          <DecisionNotice
            what={submission.state === "accepted" ? "Accepted" : "Rejected"}
            at={submission.decidedAt}
            by={submission.decidedBy}
            reason={submission.reason}
            isPending={isBusy}
            onUndo={undo}
          >
            {submission.clinicId !== null && (
              <p className="wrap-anywhere">
                Clinic:{" "}
                <Link
                  to={`/admin/clinics/${submission.clinicId}`}
                  className="text-accent underline underline-offset-4"
                >
                  {submission.clinicId}
                </Link>
              </p>
            )}
          </DecisionNotice>
        )}
      </div>
    </div>
  );
}
