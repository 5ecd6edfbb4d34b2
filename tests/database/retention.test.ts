import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { expect, inject, onTestFinished, test } from "vitest";
import { votesFromAnyAddress } from "../support/database/anyAddress.ts";
import { COUNTED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { crowd } from "../support/database/crowd.ts";
import { failCheck, getBanned } from "../support/database/failures.ts";
import { forgetReports, REPORT } from "../support/database/figureReports.ts";
import { countTraces, lastPurge, setLastPurge } from "../support/database/oldTraces.ts";
import { askForCheck, craftCheck, voteWithCheck } from "../support/database/proofs.ts";
import { withSettings } from "../support/database/settings.ts";
import { forgetSubmissions, proposed } from "../support/database/submissions.ts";
import { letTimePass, letVotesAge } from "../support/database/time.ts";

async function someVotes(many: number): Promise<string> {
  const clinic = await someClinic();
  for (let one = 1; one <= many; one++) await vote(anonymous(), clinic, randomUUID());
  return clinic;
}

async function failuresAndBans(session: string) {
  return asOwner`select session_id from private.captcha_failures where session_id = ${session}
    union all select session_id from private.bans where session_id = ${session}`;
}

test("a vote stays, but its traces are deleted the day before it turns 30 days old", async () => {
  const [old, young] = [await someVotes(2), await someVotes(1)];
  await letVotesAge([old], "29 days 1 minute");
  await letVotesAge([young], "28 days 23 hours");
  await asOwner`select private.purge_old_traces()`;

  expect([await countTraces(old), await countVotes(old)]).toEqual([0, { shown: 2, stored: 2 }]);
  expect([await countTraces(young), await countVotes(young)]).toEqual([1, { shown: 1, stored: 1 }]);
});

test("the larger networks around an IPv6 address are forgotten with it", async () => {
  const clinic = await someClinic();
  await votesFromAnyAddress()("2001:db8:aaaa:bbbb::1", clinic);
  const networks = async () => {
    const [row] =
      await asOwner`select prefix56_hash, prefix48_hash, prefix40_hash, prefix32_hash from private.votes where clinic_id = ${clinic}`;
    return Object.values(row ?? {}).filter((hash) => hash !== null);
  };
  expect(await networks()).toHaveLength(4);
  await letVotesAge([clinic], "31 days");
  await asOwner`select private.purge_old_traces()`;
  expect(await networks()).toEqual([]);
});

test("a session whose traces were purged still cannot vote twice", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  await vote(anonymous(), clinic, session);
  await letVotesAge([clinic], "31 days");
  await asOwner`select private.purge_old_traces()`;
  expect((await vote(anonymous(), clinic, session)).data).toMatchObject({ success: false });
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test("failed checks and ended bans are gone the day before they turn 30 days old", async () => {
  const [old, young] = [randomUUID(), randomUUID()];
  await getBanned(anonymous(), old);
  await failCheck(anonymous(), young);
  await letTimePass(old, "29 days 1 minute");
  await letTimePass(young, "28 days 23 hours");
  await asOwner`select private.purge_old_traces()`;

  expect(await failuresAndBans(old)).toEqual([]);
  expect(await failuresAndBans(young)).toEqual([{ session_id: young }]);
});

test("suggestions and reports are gone the day before their year is over", async () => {
  const [old, young] = [await proposed(), await proposed()];
  const report = { ...REPORT, form_id: randomUUID(), email: "clinic@example.org" };
  await anonymous().from("figure_reports").insert(report);
  onTestFinished(forgetSubmissions);
  onTestFinished(forgetReports);
  await asOwner`
    update public.clinic_submissions set created_at = now() - interval '1 year'
      + case when id = ${old} then interval '23 hours 59 minutes' else interval '25 hours' end`;
  await asOwner`update public.figure_reports set created_at = now() - interval '1 year' + interval '23 hours 59 minutes'`;
  await asOwner`select private.purge_old_traces()`;
  expect(await asOwner`select id from public.clinic_submissions`).toEqual([{ id: young }]);
  expect(await asOwner`select id from public.figure_reports`).toEqual([]);
});

test("what the human check stores is gone once it is no longer needed", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  await askForCheck(anonymous(), clinic, session);
  await voteWithCheck(clinic, session, await craftCheck(clinic, session));
  await asOwner`update private.human_checks_given set minute = minute - interval '25 hours'`;
  await asOwner`update private.human_checks_spent set expires_at = now() - interval '1 second'`;
  await asOwner`select private.purge_old_traces()`;

  expect(await asOwner`select from private.human_checks_given`).toHaveLength(0);
  expect(await asOwner`select from private.human_checks_spent`).toHaveLength(0);
});

test("where nothing runs on a schedule, the next vote purges, at most once an hour", async () => {
  const [first, second] = [await someVotes(1), await someVotes(1)];
  await setLastPurge("61 minutes");
  await letVotesAge([first], "31 days");
  await someVotes(1);
  expect(await countTraces(first)).toBe(0);

  await letVotesAge([second], "31 days");
  await setLastPurge("59 minutes");
  const before = await lastPurge();
  await someVotes(1);
  expect([await countTraces(second), await lastPurge()]).toEqual([1, before]);
});

test("a refused vote does not purge, since the work would be rolled back", async () => {
  const clinic = await someVotes(1);
  await letVotesAge([clinic], "31 days");
  await setLastPurge("2 hours");
  const before = await lastPurge();
  await vote(anonymous(), "no-such-clinic", randomUUID());
  await vote(anonymous(), clinic, "not-a-uuid");
  expect(await lastPurge()).toBe(before);
});

test("50 votes at once when a purge is due are all counted, and one of them purges", async () => {
  const [old, clinic] = [await someVotes(3), await someClinic()];
  await letVotesAge([old], "31 days");
  await setLastPurge("2 hours");
  const answers = await withSettings({ unproven_votes_per_clinic_a_day: 50 }, () =>
    crowd(Array.from({ length: 50 }), 50, () => vote(anonymous(), clinic, randomUUID())),
  );

  expect(answers.map(({ data }) => data)).toEqual(answers.map(() => COUNTED));
  expect(await countVotes(clinic)).toEqual({ shown: 50, stored: 50 });
  expect(await countTraces(old)).toBe(0);
});

test("a second purge finds nothing to do", async () => {
  const sql = postgres(inject("databaseUrl"), { max: 8, onnotice() {} });
  onTestFinished(() => sql.end());
  const old = await someVotes(5);
  await letVotesAge([old], "31 days");
  await crowd(Array.from({ length: 8 }), 8, () => sql`select private.purge_old_traces()`);
  expect([await countTraces(old), await countVotes(old)]).toEqual([0, { shown: 5, stored: 5 }]);

  await setLastPurge("2 hours");
  const before = await lastPurge();
  // At one time, since something else may fall due between the two.
  const again = await asOwner.begin(async (transaction) => {
    await transaction`select private.purge_old_traces()`;
    return await transaction`select private.purge_batch(200) as purged`;
  });
  expect(again).toEqual([{ purged: 0 }]);
  await asOwner`select private.purge_when_due()`;
  expect(await lastPurge()).toBeGreaterThan(before);
});
