import { useQuery } from "@tanstack/react-query";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { Card } from "@/ui/Card.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Skeleton, SkeletonBlock } from "@/ui/Skeleton.tsx";
import { speedQuery } from "./api.ts";
import { ErrorList } from "./ErrorList.tsx";
import { MeasuredPages } from "./MeasuredPages.tsx";
import { ReleaseVitals } from "./ReleaseVitals.tsx";
import { SpeedFilterFields } from "./SpeedFilterFields.tsx";
import type { SpeedReport } from "./speedReport.ts";
import { useSpeedFilters, type SpeedFilters } from "./useSpeedFilters.ts";

export default function SpeedPage() {
  return (
    <AdminPage title="Speed and errors">
      <Speed />
    </AdminPage>
  );
}

function Speed() {
  const [filters, choose] = useSpeedFilters();
  const result = useQuery(speedQuery(filters.days));
  return (
    <>
      <p className="-mt-4 mb-6 max-w-prose text-quiet">
        How well the site works for visitors who agreed to be measured, and the errors they met. Nobody can
        tell whose a visit was, and anybody can make reports up, so don't rely on a single report.
      </p>
      <SpeedFilterFields filters={filters} releases={result.data?.releases ?? []} onChoose={choose} />
      <QueryResult result={result} what="what was measured" outline={<Outline />}>
        {(report) => <Report report={report} filters={filters} />}
      </QueryResult>
    </>
  );
}

function Report({ report, filters }: { report: SpeedReport; filters: SpeedFilters }) {
  const [latest] = report.releases;
  if (!latest) {
    return (
      <Notice title="Nothing was measured in this time">
        <p className="-mt-4 max-w-prose text-quiet">
          No visitor agreed to be measured. If none ever does, ask whoever runs the site to turn the question
          on.
        </p>
      </Notice>
    );
  }
  const build = report.releases.find((release) => release.build === filters.build)?.build ?? latest.build;
  return (
    <>
      <ReleaseVitals report={report} build={build} device={filters.device} />
      <MeasuredPages vitals={report.vitals} build={build} device={filters.device} />
      <ErrorList errors={report.errors} days={report.days} />
    </>
  );
}

function Outline() {
  return (
    <Skeleton className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {["a", "b", "c"].map((card) => (
        <Card key={card} className="p-5">
          <SkeletonBlock className="h-28 rounded-2xl" />
        </Card>
      ))}
    </Skeleton>
  );
}
