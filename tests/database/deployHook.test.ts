import { readFileSync } from "node:fs";
import type { TransactionSql } from "postgres";
import { expect, test } from "vitest";
import { rolledBack } from "../support/database/rolledBack.ts";

const [, COMMAND = ""] =
  /cron\.schedule\('deploy-on-change', '[^']+', \$\$(.+?)\$\$\);/s.exec(
    readFileSync("docs/deploying.md", "utf8"),
  ) ?? [];

async function callsAfter(work: (sql: TransactionSql) => Promise<unknown>): Promise<number> {
  return rolledBack(async (sql) => {
    // Tests write history too.
    await sql`set local session_replication_role = replica`;
    await sql`update private.admin_history set at = at - interval '1 day'`;
    await sql`update public.blog_posts set published_at = published_at - interval '1 day'`;
    await sql`set local session_replication_role = origin`;
    await sql`create schema net`;
    await sql`create table net.calls (url text)`;
    await sql`create function net.http_post(url text) returns bigint language sql
      as 'insert into net.calls values (url) returning 1::bigint'`;
    await work(sql);
    await sql.unsafe(COMMAND);
    const calls = await sql`select from net.calls where url = 'https://host.example/deploy-hook'`;
    return calls.length;
  });
}

const change = (sql: TransactionSql, ago = "0 minutes") => sql`
  insert into private.admin_history (at, by_user, action, relation, row_id, bytes)
  values (now() - ${ago}::text::interval, gen_random_uuid(), 'update', 'clinics', 'reprofit', 100)`;

const publish = async (sql: TransactionSql, ago = "5 minutes") => {
  // No editor may move the day of a post that readers have seen.
  await sql`set local session_replication_role = replica`;
  await sql`update public.blog_posts set published_at = now() - ${ago}::text::interval
    where id = (select id from public.blog_posts where published limit 1)`;
};

const count = (sql: TransactionSql) => sql`
  insert into private.votes (clinic_id, session_id, proven)
  select id, gen_random_uuid(), true from public.clinics limit 1`;

const editDraft = async (sql: TransactionSql) => {
  // One that readers saw until it was withdrawn keeps its day.
  await sql`set local session_replication_role = replica`;
  await sql`update public.blog_posts set published_at = now() - interval '5 minutes' where not published`;
  await sql`set local session_replication_role = origin`;
  const edited = await sql`update public.blog_posts set title = 'Edited' where not published returning id`;
  expect(edited).not.toHaveLength(0);
};

test("the site is built once after a change in the administration, however many there were", async () => {
  expect(await callsAfter(change)).toBe(1);
  expect(await callsAfter(async (sql) => [await change(sql), await change(sql)])).toBe(1);
});

test("the site is built when the day of a scheduled post has come", async () => {
  expect(await callsAfter(publish)).toBe(1);
});

test("a change is built although one run was missed or did not see it yet", async () => {
  expect(await callsAfter((sql) => change(sql, "20 minutes"))).toBe(1);
  expect(await callsAfter((sql) => publish(sql, "20 minutes"))).toBe(1);
  expect(await callsAfter((sql) => change(sql, "22 minutes"))).toBe(0);
});

test("nothing is built after votes, after drafts by SQL and after nothing at all", async () => {
  expect(await callsAfter(async () => {})).toBe(0);
  expect(await callsAfter(count)).toBe(0);
  expect(await callsAfter(editDraft)).toBe(0);
});
