import { jsonIn, memberOf } from "../ask.ts";
import type { Report } from "../report.ts";
import { askBackend, type Backend } from "./backend.ts";

const TODO: Record<string, { what: string; todo: string }> = {
  "read-only": {
    what: "its database is read-only: sign-ins fail, and votes too if it is a replica or its disk is full",
    todo: "See in the dashboard whether the disk is full or the project restricted, and make room.",
  },
  "forgetting-late": {
    what: "votes carry traces that the privacy policy says are gone",
    todo: "In the SQL editor: select private.purge_old_traces(); until it answers true.",
  },
  "jobs-late": {
    what: "pg_cron has not forgotten anything for an hour",
    todo: "In the SQL editor: select * from cron.job_run_details order by start_time desc limit 10; and fix the error it reports.",
  },
  "submissions-nearly-full": {
    what: "nine in ten of the proposed clinics that may wait are waiting",
    todo: "Decide on them at /admin/submissions, or raise submissions_stored.",
  },
  "reports-nearly-full": {
    what: "nine in ten of the reported figures that may wait are waiting",
    todo: "Decide on them at /admin/reports, or raise figure_reports_stored.",
  },
};

/** @param isDatabaseNamed whether the database is looked at too, which says better what is not forgotten */
export async function lookAtHealth(
  backend: Backend,
  isDatabaseNamed: boolean,
  report: Report,
): Promise<void> {
  const degraded = memberOf(jsonIn(await askBackend(backend, "/rest/v1/rpc/health")), "degraded");
  if (!Array.isArray(degraded)) {
    report.couldNot("its health", "The project has no health address: run npx supabase db push --remote.");
    return;
  }
  for (const code of degraded.map(String)) {
    if (code === "forgetting-late" && isDatabaseNamed) continue;
    const { what, todo } = TODO[code] ?? { what: code, todo: "See docs/operating.md." };
    report.must("backend-degraded", `The project says of itself that ${what}.`, todo);
  }
}
