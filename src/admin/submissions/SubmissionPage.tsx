import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { isUuid } from "@/backend/randomUuid.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { isolate } from "@/ui/isolate.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { submissionQuery } from "./api.ts";
import { DeleteButton } from "./DeleteButton.tsx";
import { SubmissionDetails } from "./SubmissionDetails.tsx";
import { SubmissionToDecide } from "./SubmissionToDecide.tsx";

const LIST = "/admin/submissions";

export default function SubmissionPage() {
  const { id = "" } = useParams();
  const { data } = useQuery({ ...submissionQuery(id), enabled: isUuid(id) });
  const title = data ? `Submission: ${isolate(data.clinicName)}` : "Submission";
  return (
    <AdminPage title={title} back={<BackLink to={LIST}>All submissions</BackLink>}>
      <SubmissionContent key={id} id={id} />
    </AdminPage>
  );
}

function SubmissionContent({ id }: { id: string }) {
  const isNamed = isUuid(id);
  const answer = useQuery({ ...submissionQuery(id), enabled: isNamed });
  return (
    <SubmissionDetails answer={answer} isNamed={isNamed} thing="submission" list={LIST}>
      {(submission) => (
        <>
          <SubmissionToDecide submission={submission} />
          {submission.bin === null && (
            <div className="mt-8">
              <DeleteButton id={id} thing="submission" list={LIST} />
            </div>
          )}
        </>
      )}
    </SubmissionDetails>
  );
}
