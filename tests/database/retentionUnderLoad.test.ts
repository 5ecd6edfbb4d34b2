import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { expect, inject, onTestFinished, test } from "vitest";
import { COUNTED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { crowd } from "../support/database/crowd.ts";
import { openConnection } from "../support/database/locks.ts";
import { countTraces, lastPurge, setLastPurge, someOldTraces } from "../support/database/oldTraces.ts";
import { withSettings } from "../support/database/settings.ts";
import { NO, verifyPassword } from "../support/edgeFunctionCalls.ts";

async function newestLoginFailure(): Promise<number> {
  const [row] = await asOwner<{ id: number }[]>`
    select coalesce(max(id), 0)::int as id from private.login_failures`;
  return row?.id ?? NaN;
}

async function countLoginFailuresAfter(id: number): Promise<number> {
  const [row] = await asOwner<{ many: number }[]>`
    select count(*)::int as many from private.login_failures where id > ${id}`;
  return row?.many ?? -1;
}

test("with 20,000 traces due, votes and wrong sign-ins are answered at once and stored", async () => {
  // What other tests left would be due too.
  await asOwner`select private.purge_old_traces()`;
  const [old, clinic] = [await someOldTraces(20_000), await someClinic()];
  const newest = await newestLoginFailure();
  await setLastPurge("1 day");
  for (let one = 1; one <= 10; one++) {
    expect((await vote(anonymous(), clinic, randomUUID())).data).toEqual(COUNTED);
  }
  await setLastPurge("1 day");
  const credentials = { email: "nobody@example.org", password: "wrong" };
  expect(await verifyPassword(inject("apiUrl"), someAddress(), credentials)).toEqual(NO);

  expect(await countVotes(clinic)).toEqual({ shown: 10, stored: 10 });
  // Ten votes' worth; signing in deletes nothing.
  expect(await countTraces(old)).toBe(18_000);
  // A wrong sign-in deletes a few old ones, so only what came since is counted.
  expect(await countLoginFailuresAfter(newest)).toBe(1);
});

test("while a purge has more to do, the next vote goes on, until nothing is left", async () => {
  // What other tests left would be due too.
  await asOwner`select private.purge_old_traces()`;
  const [old, clinic] = [await someOldTraces(450), await someClinic()];
  await setLastPurge("61 minutes");
  const before = await lastPurge();
  const left = [];
  for (let one = 1; one <= 3; one++) {
    await vote(anonymous(), clinic, randomUUID());
    left.push([await countTraces(old), (await lastPurge()) > before]);
  }
  expect(left).toEqual([
    [250, false],
    [50, false],
    [0, true],
  ]);
});

test("a purge skips locked rows, and the next one gets them", async () => {
  const old = await someOldTraces(30);
  const { sql } = await openConnection();
  await sql`begin`;
  await sql`select from private.votes where clinic_id = ${old} limit 10 for update`;
  await asOwner`select private.purge_old_traces()`;
  expect(await countTraces(old)).toBe(10);
  await sql`rollback`;
  await asOwner`select private.purge_old_traces()`;
  expect(await countTraces(old)).toBe(0);
});

test("a purge that is cut off loses only its own work, which the next one does", async () => {
  const old = await someOldTraces(1_000);
  const ended = asOwner.begin(async (sql) => {
    await sql`select private.purge_old_traces()`;
    throw new Error("killed");
  });
  await expect(ended).rejects.toThrow("killed");
  expect(await countTraces(old)).toBe(1_000);
  await asOwner`select private.purge_old_traces()`;
  expect([await countTraces(old), await countVotes(old)]).toEqual([0, { shown: 1_000, stored: 1_000 }]);
});

test("a purge that has no more time says so", async () => {
  const old = await someOldTraces(20_500);
  expect((await asOwner`select private.purge_old_traces('0') as done`)[0]).toEqual({ done: false });
  expect(await countTraces(old)).toBe(500);
});

test("50 votes at once while many traces are due are all counted, whoever purges", async () => {
  const [old, clinic] = [await someOldTraces(5_000), await someClinic()];
  await setLastPurge("2 hours");
  const beside = postgres(inject("databaseUrl"), { max: 2, onnotice() {} });
  onTestFinished(() => beside.end());
  // A query begins once it is executed, or awaited.
  const purging = beside`select private.purge_old_traces()`.execute();
  const voiding = beside`select private.void_votes(${old}, '-infinity', 'infinity', 'a race')`.execute();
  const answers = await withSettings({ unproven_votes_per_clinic_a_day: 50 }, () =>
    crowd(Array.from({ length: 50 }), 25, () => vote(anonymous(), clinic, randomUUID())),
  );
  await Promise.all([purging, voiding]);

  expect(answers.map(({ data }) => data)).toEqual(answers.map(() => COUNTED));
  expect(await countVotes(clinic)).toEqual({ shown: 50, stored: 50 });
  await asOwner`select private.purge_old_traces()`;
  expect([await countTraces(old), await countVotes(old)]).toEqual([0, { shown: 0, stored: 5_000 }]);
});

test("a clock that was set back does not keep the purge from running", async () => {
  const [old, clinic] = [await someOldTraces(1), await someClinic()];
  await setLastPurge("-1 day");
  await vote(anonymous(), clinic, randomUUID());
  expect(await countTraces(old)).toBe(0);
});
