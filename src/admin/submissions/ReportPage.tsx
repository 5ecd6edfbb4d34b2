import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { isUuid } from "@/backend/randomUuid.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { isolate } from "@/ui/isolate.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { reportQuery } from "./api.ts";
import { DeleteButton } from "./DeleteButton.tsx";
import { SubmissionDetails } from "./SubmissionDetails.tsx";
import { ReportToDecide } from "./ReportToDecide.tsx";

const LIST = "/admin/reports";

export default function ReportPage() {
  const { id = "" } = useParams();
  const { data } = useQuery({ ...reportQuery(id), enabled: isUuid(id) });
  const title = data ? `Reported figure of ${isolate(data.clinicName ?? data.clinicId)}` : "Reported figure";
  return (
    <AdminPage title={title} back={<BackLink to={LIST}>All reported figures</BackLink>}>
      <ReportContent key={id} id={id} />
    </AdminPage>
  );
}

function ReportContent({ id }: { id: string }) {
  const isNamed = isUuid(id);
  const answer = useQuery({ ...reportQuery(id), enabled: isNamed });
  return (
    <SubmissionDetails answer={answer} isNamed={isNamed} thing="report" list={LIST}>
      {(report) => (
        <>
          <ReportToDecide report={report} />
          {report.bin === null && (
            <div className="mt-8">
              <DeleteButton id={id} thing="report" list={LIST} />
            </div>
          )}
        </>
      )}
    </SubmissionDetails>
  );
}
