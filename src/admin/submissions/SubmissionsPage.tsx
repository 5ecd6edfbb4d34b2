import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { submissionsQuery } from "./api.ts";
import { Inbox } from "./Inbox.tsx";
import { readInboxView } from "./inboxAddress.ts";
import { SubmissionRow } from "./SubmissionRow.tsx";

const STATES = ["new", "accepted", "rejected", "bin"] as const;
const NAMES = { new: "New", accepted: "Accepted", rejected: "Rejected", bin: "Bin" };

export default function SubmissionsPage() {
  return (
    <AdminPage title="Submissions">
      <SubmissionList />
    </AdminPage>
  );
}

function SubmissionList() {
  const view = readInboxView(useLocation().search, STATES);
  const answer = useQuery(submissionsQuery(view));
  return (
    <Inbox
      path="/admin/submissions"
      states={STATES}
      view={view}
      names={NAMES}
      things="submissions"
      searchLabel="Search submissions by name, country, website or text"
      answer={answer}
    >
      {answer.data?.rows.map((submission) => (
        <li key={submission.id}>
          <SubmissionRow submission={submission} />
        </li>
      ))}
    </Inbox>
  );
}
