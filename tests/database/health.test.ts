import type { TransactionSql } from "postgres";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { fetchFrom } from "../support/database/fetch.ts";
import { rolledBack } from "../support/database/rolledBack.ts";
import { withSettings } from "../support/database/settings.ts";
import { forgetSubmissions } from "../support/database/submissions.ts";
import { GOOD_FORM, rawRow } from "../support/submissionCases.ts";

beforeEach(getWell);
afterAll(getWell);

async function getWell(): Promise<void> {
  await asOwner`delete from public.figure_reports`;
  await forgetSubmissions();
  await asOwner`select private.purge_old_traces()`;
}

/** As a monitor asks. */
const patientFetch = fetchFrom("127.0.0.1");

/** More at once than PostgREST has connections, since it finds each lost one only when it uses it. */
const AT_ONCE = 40;

/** PostgREST reads its schema anew once it listens again, and answers nothing if that meets a lost connection. */
async function untilApiIsWhole(): Promise<void> {
  await expect
    .poll(
      async () => {
        const listening = await asOwner`
          select from pg_stat_activity where usename = 'authenticator' and query ilike 'listen%'`;
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask()));
        return [listening.length, answers.filter(({ status }) => status === 200).length];
      },
      { timeout: 60_000 },
    )
    .toEqual([1, AT_ONCE]);
}

async function ask(query = ""): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await patientFetch(`${inject("apiUrl")}/rest/v1/rpc/health${query}`, {
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test("a monitor is told that all is well, with status 200", async () => {
  expect(await ask()).toEqual({ status: 200, body: { status: "ok", degraded: [] } });
});

const ILLNESSES: [code: string, make: (ask: () => Promise<void>) => Promise<void>][] = [
  [
    "forgetting-late",
    async (look) => {
      const clinic = await someClinic();
      await asOwner`insert into private.votes (clinic_id, session_id, address_hash, proven, created_at)
        values (${clinic}, gen_random_uuid(), private.keyed_hash('old'), true, now() - interval '31 days')`;
      await look();
    },
  ],
  [
    "jobs-late",
    async (look) => {
      await asOwner.begin(async (sql) => {
        // The API needn't read its schema anew for it.
        await sql`set local event_triggers = off`;
        await sql`create schema cron`;
        await sql`create table cron.job (jobid bigint, jobname text, active boolean)`;
      });
      await asOwner`update private.maintenance set purged_at = now() - interval '61 minutes'`;
      try {
        await look();
      } finally {
        await asOwner`drop schema cron cascade`;
      }
    },
  ],
  [
    "submissions-nearly-full",
    async (look) => {
      await anonymous().from("clinic_submissions").insert(rawRow(GOOD_FORM));
      await withSettings({ submissions_stored: 1 }, look);
    },
  ],
  [
    "reports-nearly-full",
    async (look) => {
      await asOwner`insert into public.figure_reports (clinic_id, figure, right_value, source_url)
        values ('reprofit', 'Price', '2,900', 'https://example.org')`;
      await withSettings({ figure_reports_stored: 1 }, look);
      await asOwner`delete from public.figure_reports`;
    },
  ],
  [
    "read-only",
    async (look) => {
      const [{ name } = { name: "" }] = await asOwner<{ name: string }[]>`select current_database() as name`;
      const setting = (value: string) =>
        asOwner.unsafe(`alter role authenticator in database "${name}" ${value}`);
      await setting("set default_transaction_read_only = on");
      try {
        await asOwner`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'`;
        await look();
      } finally {
        await setting("reset default_transaction_read_only");
        await asOwner`select pg_terminate_backend(pid, 60000) from pg_stat_activity where usename = 'authenticator'`;
        await untilApiIsWhole();
      }
    },
  ],
];

test.for(ILLNESSES)("with status 503 it is told: %s", async ([code, make]) => {
  await make(async () => {
    await expect
      .poll(async () => await ask().catch(() => null), { timeout: 60_000 })
      .toMatchObject({ status: 503, body: { status: "degraded", degraded: [code] } });
  });
});

test("it tells strangers a code and nothing else, and no answer of it is taken apart", async () => {
  await anonymous().from("clinic_submissions").insert(rawRow(GOOD_FORM));
  await withSettings({ submissions_stored: 1 }, async () => {
    const { body } = await ask();
    expect(Object.keys(body).toSorted()).toEqual(["degraded", "status"]);
    expect(JSON.stringify(body)).not.toMatch(/clinic_submissions|private|select|nine in ten/i);
  });
  for (const query of ["?select=status", "?status=eq.ok", "?order=status"]) {
    expect((await ask(query)).status).toBe(400);
  }
  for (const inside of ["health_problems", "alerts", "failed_jobs", "note_backup"]) {
    expect((await anonymous().rpc(inside as "health")).status).toBe(404);
  }
});

test("an answer reads few pages of the database, however many votes it keeps", async () => {
  const clinic = await someClinic();
  await rolledBack(async (sql) => {
    await sql`set local session_replication_role = replica`;
    // What earlier tests deleted may still stand in the indexes.
    await sql`truncate private.votes, public.clinic_submissions, public.figure_reports`;
    await sql`
      insert into private.votes (clinic_id, session_id, address_hash, proven)
      select ${clinic}, gen_random_uuid(), sha256(n::text::bytea), true from generate_series(1, 20000) n`;
    await sql`analyze private.votes`;
    // The first one also reads how the tables are made.
    await sql`select private.health()`;
    expect(await pagesRead(sql)).toBeLessThan(100);
  });
});

async function pagesRead(sql: TransactionSql): Promise<number> {
  const [answer] = await sql<{ "QUERY PLAN": { Plan: Record<string, number> }[] }[]>`
    explain (analyze, buffers, timing off, format json) select private.health()`;
  const plan = answer?.["QUERY PLAN"][0]?.Plan;
  return (plan?.["Shared Hit Blocks"] ?? NaN) + (plan?.["Shared Read Blocks"] ?? NaN);
}
