import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { expect, test } from "vitest";
import { REPEATED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { withSettings } from "../support/database/settings.ts";
import { letVotesAge } from "../support/database/time.ts";

async function clinicWithVotes(many: number, address?: string): Promise<string> {
  const clinic = await someClinic();
  for (let one = 1; one <= many; one++) await vote(anonymous(address), clinic, randomUUID());
  return clinic;
}

async function voidLastHours(clinic: string, hours: number, addressHash: Buffer | null = null) {
  const [row] = await asOwner<{ voided: number }[]>`
    select private.void_votes(${clinic}, now() - ${`${hours} hours`}::interval, 'infinity',
      'bought votes', ${addressHash}) as voided`;
  return row?.voided;
}

test("voiding takes exactly those votes out of the count, and they stay stored with the reason", async () => {
  const [clinic, another] = [await clinicWithVotes(3), await clinicWithVotes(1)];
  expect(await voidLastHours(clinic, 1)).toBe(3);
  expect(await voidLastHours(clinic, 1)).toBe(0);

  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 3 });
  expect(await countVotes(another)).toEqual({ shown: 1, stored: 1 });
  expect(
    await asOwner`select distinct void_reason, voided_at is not null as voided from private.votes
      where clinic_id = ${clinic}`,
  ).toEqual([{ void_reason: "bought votes", voided: true }]);
});

test("only votes between the two moments are voided", async () => {
  const clinic = await clinicWithVotes(2);
  await letVotesAge([clinic], "3 hours");
  await vote(anonymous(), clinic, randomUUID());
  expect(await voidLastHours(clinic, 1)).toBe(1);
  expect(await countVotes(clinic)).toEqual({ shown: 2, stored: 3 });
});

test("votes of one address can be voided by its hash", async () => {
  const clinic = await clinicWithVotes(3, someAddress());
  const [row] = await asOwner<{ hash: Buffer }[]>`
    select address_hash as hash from private.votes where clinic_id = ${clinic} limit 1`;
  await vote(anonymous(), clinic, randomUUID());
  expect(await voidLastHours(clinic, 1, row?.hash)).toBe(3);
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 4 });
});

test("a session whose vote was voided cannot vote again, and a mistaken voiding can be undone", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  await vote(anonymous(), clinic, session);
  await voidLastHours(clinic, 1);
  expect((await vote(anonymous(), clinic, session)).data).toEqual(REPEATED);
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 1 });

  await asOwner`select private.restore_votes(${clinic}, '-infinity', 'infinity')`;
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test.for([null, "", " "])("without a reason (%j) nothing is voided", async (reason) => {
  const clinic = await clinicWithVotes(1);
  await expect(
    asOwner`select private.void_votes(${clinic}, '-infinity', 'infinity', ${reason})`,
  ).rejects.toMatchObject({ code: "23514" });
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test("voiding while people vote leaves the counter exact", async () => {
  const clinic = await clinicWithVotes(10);
  await withSettings({ unproven_votes_per_clinic_a_day: 40 }, () =>
    Promise.all([
      voidLastHours(clinic, 1),
      ...Array.from({ length: 30 }, () => vote(anonymous(), clinic, randomUUID())),
      voidLastHours(clinic, 1),
    ]),
  );
  const [row] = await asOwner<{ valid: number }[]>`select count(*)::int as valid from private.votes
    where clinic_id = ${clinic} and voided_at is null`;
  expect(await countVotes(clinic)).toEqual({ shown: row?.valid, stored: 40 });
});

type Attempt = [string, (sql: TransactionSql, clinic: string) => Promise<unknown>];
const DELETED = "Votes are voided, not deleted";
const REWRITTEN = "A vote cannot be rewritten";
const ATTEMPTS: [string, ...Attempt][] = [
  [DELETED, "deleted", (sql, clinic) => sql`delete from private.votes where clinic_id = ${clinic}`],
  [DELETED, "emptied out", (sql) => sql`truncate private.votes`],
  [DELETED, "emptied out with the clinics", (sql) => sql`truncate public.clinics cascade`],
  [
    REWRITTEN,
    "given to another clinic",
    (sql, clinic) => sql`update private.votes set clinic_id = 'reprofit' where clinic_id = ${clinic}`,
  ],
  [
    REWRITTEN,
    "given to another session",
    (sql, clinic) => sql`update private.votes set session_id = gen_random_uuid() where clinic_id = ${clinic}`,
  ],
  [
    REWRITTEN,
    "moved in time",
    (sql, clinic) => sql`update private.votes set created_at = now() - interval '1 day'
      where clinic_id = ${clinic}`,
  ],
  [
    REWRITTEN,
    "called proven",
    (sql, clinic) => sql`update private.votes set proven = true where clinic_id = ${clinic}`,
  ],
  [
    REWRITTEN,
    "said to come from another address",
    (sql, clinic) => sql`update private.votes set address_hash = 'x' where clinic_id = ${clinic}`,
  ],
  [
    REWRITTEN,
    "said to come from another /56",
    (sql, clinic) => sql`update private.votes set prefix56_hash = 'x' where clinic_id = ${clinic}`,
  ],
  [
    REWRITTEN,
    "said to come from another /48",
    (sql, clinic) => sql`update private.votes set prefix48_hash = 'x' where clinic_id = ${clinic}`,
  ],
  [
    REWRITTEN,
    "said to come from another /40",
    (sql, clinic) => sql`update private.votes set prefix40_hash = 'x' where clinic_id = ${clinic}`,
  ],
  [
    REWRITTEN,
    "said to come from another /32",
    (sql, clinic) => sql`update private.votes set prefix32_hash = 'x' where clinic_id = ${clinic}`,
  ],
];

test.for(ATTEMPTS)("'%s', also for the owner: a vote cannot be %s", async ([message, , attempt]) => {
  const clinic = await clinicWithVotes(1);
  await expect(asOwner.begin((sql) => attempt(sql, clinic))).rejects.toMatchObject({
    code: "PT403",
    message,
  });
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test("a clinic with votes cannot be deleted, not even by the owner", async () => {
  const clinic = await clinicWithVotes(2);
  await expect(asOwner`delete from public.clinics where id = ${clinic}`).rejects.toMatchObject({
    code: expect.stringMatching(/^(23001|23503)$/),
  });
  expect(await countVotes(clinic)).toEqual({ shown: 2, stored: 2 });
});
