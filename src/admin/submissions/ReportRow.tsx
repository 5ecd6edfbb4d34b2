import { Link } from "react-router-dom";
import { Card } from "@/ui/Card.tsx";
import { formatShortDate } from "@/ui/dates.ts";
import { BinLine } from "./BinNotice.tsx";
import type { ListedReport } from "./submissionPages.ts";

export function ReportRow({ report }: { report: ListedReport }) {
  const { id, clinicId, clinicName, figure, rightValue, reason } = report;
  return (
    <Card as="article" className="p-5">
      <h2 className="text-xl wrap-anywhere">
        <Link to={`/admin/reports/${id}`} className="text-accent underline underline-offset-4">
          <bdi>{clinicName ?? clinicId}</bdi>: <bdi>{figure}</bdi>
        </Link>
      </h2>
      <p className="mt-1 line-clamp-2 wrap-anywhere">
        Should be: <bdi>{rightValue}</bdi>
      </p>
      {reason !== null && (
        <p className="mt-1 line-clamp-2 wrap-anywhere">
          Reason: <bdi>{reason}</bdi>
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-quiet">
        <span>{`Sent ${formatShortDate(report.createdAt)}`}</span>
        {report.decidedAt !== null && <span>{`Decided ${formatShortDate(report.decidedAt)}`}</span>}
      </p>
      <BinLine endsAt={report.binEndsAt} id={id} thing="report" name={figure} />
    </Card>
  );
}
