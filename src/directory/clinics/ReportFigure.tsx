import { Link } from "react-router-dom";

export function ReportFigure({ clinicId }: { clinicId: string }) {
  return (
    <p className="text-sm text-quiet print:hidden">
      Seen a figure that is wrong, missing or out of date? Patients and clinics can tell us.{" "}
      <Link to={`/report-figure?clinic=${clinicId}`} className="text-accent underline underline-offset-4">
        Report a wrong figure
      </Link>
    </p>
  );
}
