import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { reportsQuery } from "./api.ts";
import { Inbox } from "./Inbox.tsx";
import { readInboxView } from "./inboxAddress.ts";
import { ReportRow } from "./ReportRow.tsx";

const STATES = ["new", "done", "rejected", "bin"] as const;
const NAMES = { new: "New", done: "Done", rejected: "Rejected", bin: "Bin" };

export default function ReportsPage() {
  return (
    <AdminPage title="Reported figures">
      <ReportList />
    </AdminPage>
  );
}

function ReportList() {
  const view = readInboxView(useLocation().search, STATES);
  const answer = useQuery(reportsQuery(view));
  return (
    <Inbox
      path="/admin/reports"
      states={STATES}
      view={view}
      names={NAMES}
      things="reports"
      searchLabel="Search reports by clinic, figure, value or source"
      answer={answer}
    >
      {answer.data?.rows.map((report) => (
        <li key={report.id}>
          <ReportRow report={report} />
        </li>
      ))}
    </Inbox>
  );
}
