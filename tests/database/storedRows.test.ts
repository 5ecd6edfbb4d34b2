import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { COUNTED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { crowd } from "../support/database/crowd.ts";
import { failCheck } from "../support/database/failures.ts";
import { askForCheck, craftCheck, voteWithCheck } from "../support/database/proofs.ts";
import { withSettings } from "../support/database/settings.ts";
import { countSubmissions, forgetSubmissions } from "../support/database/submissions.ts";
import { GOOD_FORM, rawRow } from "../support/submissionCases.ts";

beforeEach(forgetAll);
afterAll(forgetAll);

async function forgetAll(): Promise<void> {
  await forgetSubmissions();
  await asOwner`delete from private.captcha_failures`;
  await asOwner`delete from private.bans`;
  await asOwner`delete from private.human_checks_given`;
  await asOwner`delete from private.login_failures`;
  await asOwner`delete from private.login_lockouts`;
}

function submit(many = 1) {
  const rows = Array.from({ length: many }, () => rawRow(GOOD_FORM));
  return anonymous().from("clinic_submissions").insert(rows);
}

function hints(answers: { error: { hint?: string; code?: string } | null }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { error } of answers) {
    const what = error ? (error.hint ?? error.code ?? "failed") : "stored";
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

const hundred = Array.from({ length: 100 });

async function countRows(table: string): Promise<number> {
  const [row] = await asOwner<{ many: number }[]>`select count(*)::int as many from ${asOwner(table)}`;
  return row?.many ?? -1;
}

test("of 100 submissions at once from as many addresses an hour's limit is stored", async () => {
  await withSettings({ submissions_an_hour: 30 }, async () => {
    const answers = await crowd(hundred, 50, () => submit());
    expect(hints(answers)).toEqual({ stored: 30, "hourly-submission-limit": 70 });
    expect(await countSubmissions()).toBe(30);
    expect(await countRows("private.submission_senders")).toBe(30);
    expect((await vote(anonymous(), await someClinic(), randomUUID())).data).toEqual(COUNTED);
  });
});

test("an hour later submissions are taken again, up to the limit of all that may be stored", async () => {
  await withSettings({ submissions_an_hour: 2, submissions_stored: 3 }, async () => {
    await crowd(hundred.slice(0, 4), 4, () => submit());
    await asOwner`update public.clinic_submissions set created_at = created_at - interval '61 minutes'`;
    const answers = await crowd(hundred.slice(0, 4), 4, () => submit());
    expect(hints(answers)).toEqual({ stored: 1, "submissions-full": 3 });
    expect(answers.find(({ error }) => error)).toMatchObject({
      status: 429,
      error: { message: "We cannot take any more suggestions for now. Please come back in a few days." },
    });
    expect((await vote(anonymous(), await someClinic(), randomUUID())).data).toEqual(COUNTED);

    await asOwner`update public.clinic_submissions set created_at = created_at - interval '1 year'`;
    await asOwner`select private.purge_old_traces()`;
    expect(await countSubmissions()).toBe(0);
    expect((await submit()).status).toBe(201);
  });
});

test("decided submissions don't block new ones, and the oldest decided ones go when there are too many", async () => {
  await withSettings({ submissions_stored: 2 }, async () => {
    await submit();
    await submit();
    expect((await submit()).error?.hint).toBe("submissions-full");
    await asOwner`update public.clinic_submissions set state = 'rejected', reason = 'Spam', decided_at = now()`;
    await submit();
    expect((await submit()).status).toBe(201);
    expect((await submit()).error?.hint).toBe("submissions-full");
    await asOwner`select private.purge_old_traces()`;
    expect(await countSubmissions()).toBe(4);
    await asOwner`update public.clinic_submissions set state = 'rejected', reason = 'Spam', decided_at = now()`;
    await asOwner`update public.clinic_submissions set created_at = created_at - interval '1 day'
      where id in (select id from public.clinic_submissions order by created_at limit 2)`;
    await asOwner`select private.purge_old_traces()`;
    expect(await countSubmissions()).toBe(2);
    expect((await submit()).status).toBe(201);
  });
});

test("many rows in one request count one by one towards the limit of everybody", async () => {
  await withSettings({ submissions_an_hour: 5 }, async () => {
    expect(hints([await submit(6)])).toEqual({ "hourly-submission-limit": 1 });
    expect(await countSubmissions()).toBe(0);
    expect(hints([await submit(5)])).toEqual({ stored: 1 });
  });
});

test("of 100 failed checks at once an hour's limit is stored, and votes go on", async () => {
  await withSettings({ captcha_failures_an_hour: 30 }, async () => {
    const answers = await crowd(hundred, 50, () => failCheck(anonymous(), randomUUID()));
    expect(hints(answers)).toEqual({ stored: 30, "hourly-failure-limit": 70 });
    expect(await countRows("private.captcha_failures")).toBe(30);

    const [clinic, session] = [await someClinic(), randomUUID()];
    expect((await vote(anonymous(), clinic, randomUUID())).data).toEqual(COUNTED);
    expect((await voteWithCheck(clinic, session, await craftCheck(clinic, session))).data).toEqual(COUNTED);
  });
});

test("beyond the limit the oldest failed checks and bans go, but no ban still in force", async () => {
  for (let each = 1; each <= 4; each++) await failCheck(anonymous(), randomUUID());
  const [newest] = await asOwner`select max(id) as id from private.captcha_failures`;
  await asOwner`insert into private.bans (session_id, expires_at)
    select gen_random_uuid(), now() + make_interval(mins => case when n = 2 then 1 else -1 end)
    from generate_series(1, 4) n`;
  await withSettings({ captcha_failures_stored: 1 }, () => asOwner`select private.purge_old_traces()`);
  expect(await asOwner`select id from private.captcha_failures`).toEqual([newest]);
  expect(await countRows("private.bans")).toBe(2);
});

test("when more addresses ask for checks than are noted, all still get one, of the hardest kind", async () => {
  const clinic = await someClinic();
  const ask = () => askForCheck(anonymous(), clinic, randomUUID());
  await withSettings({ human_checks_noted_a_minute: 30, human_check_most_numbers: 60_000 }, async () => {
    const given = await crowd(hundred, 50, ask);
    expect(given).toHaveLength(100);
    expect(await countRows("private.human_checks_given")).toBeGreaterThanOrEqual(30);
    const minutes = await asOwner<{ noted: number }[]>`
      select count(*)::int as noted from private.human_checks_given group by minute`;
    // Checks at the same time may evict each other.
    for (const { noted } of minutes) expect(noted).toBeLessThan(80);
    // The crowd may have come in two minutes.
    const askInItsMinute = async () => {
      await asOwner`update private.human_checks_given set minute = date_trunc('minute', now())`;
      return (await ask()).maxnumber;
    };
    // The minute may end between the two.
    await expect.poll(askInItsMinute, { timeout: 60_000 }).toBe(60_000);
    expect((await vote(anonymous(someAddress()), clinic, randomUUID())).data).toEqual(COUNTED);
  });
  await asOwner`update private.human_checks_given set minute = minute - interval '1 minute'`;
  expect((await ask()).maxnumber).toBe(50_000);
});

async function countLoginRows(): Promise<[failures: number, lockouts: number]> {
  return [await countRows("private.login_failures"), await countRows("private.login_lockouts")];
}

test("old failed sign-ins go when new ones come, even where nobody votes", async () => {
  const someHash = "sha256(random()::text::bytea)";
  await asOwner.unsafe(`insert into private.login_failures (address_hash, email_hash, created_at)
    select ${someHash}, ${someHash}, now() - interval '1 hour' from generate_series(1, 8)`);
  await asOwner.unsafe(`insert into private.login_lockouts
    select sha256(n::text::bytea), now() - interval '1 second' from generate_series(1, 8) n`);
  const fail = () => asOwner.unsafe(`select private.record_login_failure(${someHash}, ${someHash})`);
  await fail();
  expect(await countLoginRows()).toEqual([4, 3]);
  await fail();
  await fail();
  expect(await countLoginRows()).toEqual([3, 0]);
});

test("asking for a check clears away old ones that were never used", async () => {
  const clinic = await someClinic();
  await askForCheck(anonymous(), clinic, randomUUID());
  await asOwner`update private.human_checks_given set minute = minute - interval '3 hours'`;
  await asOwner`update private.maintenance set purged_at = now() - interval '2 hours'`;
  await askForCheck(anonymous(), clinic, randomUUID());
  expect(await countRows("private.human_checks_given")).toBe(1);
});
