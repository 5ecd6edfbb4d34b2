import type { Report } from "../report.ts";
import type { Reader } from "./reader.ts";

const SCHEDULE =
  "select cron.schedule('purge-old-traces', '*/10 * * * *', 'select private.purge_old_traces()');";
const JOB = "purge_old_traces()";

/** As the privacy policy promises. */
export async function lookAtForgetting(sql: Reader, report: Report): Promise<void> {
  await lookAtSchedule(sql, report);
  const [late] = await sql`
    select exists (
      select from private.votes, private.settings
      where created_at < now() - traces_kept_for and (address_hash is not null or user_agent_hash is not null)
    ) as is_so`;
  if (late?.is_so !== true) return;
  report.must(
    "traces-kept-too-long",
    "Votes still carry traces that should have been forgotten, which the privacy policy promises within 30 days.",
    "In the SQL editor: select private.purge_old_traces(); until it answers true, and see why the schedule doesn’t run.",
  );
}

async function lookAtSchedule(sql: Reader, report: Report): Promise<void> {
  const [cron] = await sql`select to_regclass('cron.job') is not null as is_on`;
  if (cron?.is_on !== true) {
    return report.must(
      "cron-off",
      "pg_cron is off, so a quiet site forgets its visitors’ traces later than the privacy policy promises.",
      `Switch it on under Database → Extensions, then run in the SQL editor: ${SCHEDULE}`,
    );
  }
  const [job] = await sql`
    select jobid, active from cron.job where command like ${`%${JOB}%`} order by active desc limit 1`;
  if (job?.active !== true) {
    return report.must(
      "cron-job-missing",
      "pg_cron has no active job that forgets visitors’ traces, so a quiet site keeps them too long.",
      `In the SQL editor: ${SCHEDULE}`,
    );
  }
  const [last] = await sql<{ status: string; return_message: string | null }[]>`
    select status, return_message from cron.job_run_details where jobid = ${job.jobid}
      and status in ('succeeded', 'failed') order by start_time desc limit 1`;
  if (last?.status !== "failed") return;
  report.must(
    "cron-job-fails",
    `The job that forgets visitors’ traces failed the last time: ${last.return_message ?? "no reason was kept"}.`,
    "In the SQL editor: select private.purge_old_traces(); and fix the error it reports.",
  );
}
