import { afterAll, beforeEach, expect, test } from "vitest";
import { asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { inDirectory } from "../support/database/directoryOfVotes.ts";
import { forgetExperience } from "../support/database/experience.ts";
import { rolledBack } from "../support/database/rolledBack.ts";
import { withSettings } from "../support/database/settings.ts";

beforeEach(getWell);
afterAll(getWell);

async function getWell(): Promise<void> {
  await forgetExperience();
  await asOwner`select private.purge_old_traces()`;
  await asOwner`select private.note_backup()`;
}

async function alerts(except = "suspicious-%") {
  return asOwner<{ code: string; since: Date | null; detail: string }[]>`
    select code, since, detail from private.alerts() where code not like ${except}`;
}

async function meetErrors(times: number, ago: string, code = "TypeError E-7K2F"): Promise<void> {
  await asOwner`insert into private.page_errors (hour, build, page, engine, device, code, place)
    select now() - ${ago}::interval, '1.1.0', '/', 'webkit', 'phone', ${code}, 'HomePage:1:2'
    from generate_series(1, ${times})`;
}

test("when all is well there is no alert", async () => {
  expect(await alerts()).toEqual([]);
});

test("errors that rise are told with their release, and the usual number of them is not", async () => {
  await meetErrors(70, "4 days");
  await meetErrors(30, "1 hour");
  expect(await alerts()).toEqual([]);
  await meetErrors(1, "1 hour", "RangeError E-0001");
  expect(await alerts()).toEqual([
    {
      code: "errors-rising",
      since: expect.any(Date),
      detail:
        "31 errors of visitors within a day, where 10 are usual; most often TypeError E-7K2F at HomePage:1:2 in release 1.1.0 (30 times).",
    },
  ]);
});

test("a site with few errors is not alarmed by nineteen", async () => {
  await meetErrors(19, "1 hour");
  expect(await alerts()).toEqual([]);
  await meetErrors(1, "1 hour");
  expect(await alerts()).toMatchObject([{ code: "errors-rising" }]);
});

test("an hour and a day with many votes for one clinic are told", async () => {
  const clinic = await someClinic();
  await asOwner`insert into private.votes (clinic_id, session_id, address_hash, proven)
    select ${clinic}, gen_random_uuid(), private.keyed_hash('one'), true from generate_series(1, 40)`;
  const told = (await alerts("")).filter(({ detail }) => detail.startsWith(`${clinic} `));
  expect(told).toMatchObject([
    { code: "suspicious-hour", detail: `${clinic} got 40 votes within an hour.` },
    {
      code: "suspicious-day",
      detail: expect.stringMatching(/ got 40 votes, where nothing is usual yet: .+\.$/),
    },
  ]);
});

test.for([
  ["22 months", 0],
  ["23 months 1 day", 1],
] as const)("of history that is %s old, %i alerts tell before the privacy policy is broken", ([age, count]) =>
  rolledBack(async (sql) => {
    await sql`insert into private.admin_history (id, at, by_user, action, relation, row_id, bytes)
      overriding system value values (-1, now() - ${age}::interval, gen_random_uuid(), 'update', 'clinics', 'x', 1)`;
    expect(await sql`select from private.alerts() where code = 'history-to-shorten'`).toHaveLength(count);
  }),
);

test("of many days with many votes the worst ten are told, the worst one first", () =>
  inDirectory(async (directory) => {
    const clinics = await directory.clinics(12);
    await directory.give(
      clinics.map((clinic, nth) => ({ clinic, daysAgo: 1, many: 500 + ((nth * 5) % 12) * 20, addresses: 9 })),
    );
    const told = await directory.sql<{ detail: string }[]>`
      select detail from private.alerts() where code = 'suspicious-day'`;
    expect(told.map(({ detail }) => Number(/got (\d+) votes/.exec(detail)?.[1]))).toEqual(
      Array.from({ length: 10 }, (_, nth) => 720 - nth * 20),
    );
  }));

test("what a monitor is told stands there in sentences", async () => {
  await asOwner`insert into public.figure_reports (clinic_id, figure, right_value, source_url)
    values ('reprofit', 'Price', '2,900', 'https://example.org')`;
  await withSettings({ figure_reports_stored: 1 }, async () => {
    expect(await alerts()).toMatchObject([
      {
        code: "reports-nearly-full",
        detail: expect.stringMatching(/^Nine in ten .*figure_reports_stored\.$/),
      },
    ]);
  });
  await asOwner`delete from public.figure_reports`;
});

test("a job of pg_cron whose last run failed is told with its reason, until it succeeds", async () => {
  await asOwner.begin(async (sql) => {
    await sql`create schema cron`;
    await sql`create table cron.job (jobid bigint, jobname text, active boolean)`;
    await sql`create table cron.job_run_details
      (jobid bigint, status text, return_message text, start_time timestamptz)`;
    await sql`insert into cron.job values (1, 'purge-old-traces', true), (2, 'stopped', false)`;
    const end = (job: number, status: string, ago: string) =>
      sql`insert into cron.job_run_details values (${job}, ${status}, 'disk full', now() - ${ago}::interval)`;
    await end(1, "succeeded", "20 minutes");
    await end(1, "failed", "10 minutes");
    await end(2, "failed", "1 minute");
    const failed = () => sql`select detail from private.alerts() where code = 'job-failed'`;
    expect(await failed()).toEqual([{ detail: "purge-old-traces: disk full" }]);
    await end(1, "succeeded", "0 minutes");
    expect(await failed()).toEqual([]);
    await sql`drop schema cron cascade`;
  });
});

test("a backup that nobody noted for a week is told", async () => {
  await asOwner`update private.maintenance set backed_up_at = now() - interval '8 days'`;
  expect(await alerts()).toMatchObject([{ code: "backup-unknown", since: expect.any(Date) }]);
  await asOwner`update private.maintenance set backed_up_at = null`;
  expect(await alerts()).toMatchObject([{ code: "backup-unknown", since: null }]);
});
