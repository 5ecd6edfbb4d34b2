import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAdmin, someUser } from "../support/database/accounts.ts";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { withSettings } from "../support/database/settings.ts";
import { someOldTraces } from "../support/database/oldTraces.ts";
import { letVotesAge } from "../support/database/time.ts";

const ALWAYS = { p_from: "-infinity", p_until: "infinity" };

async function clinicWithVotes(many: number): Promise<string> {
  const clinic = await someClinic();
  for (let one = 1; one <= many; one++) await vote(anonymous(), clinic, randomUUID());
  return clinic;
}

type Client = Awaited<ReturnType<typeof someAdmin>>;

async function voidAll(client: Client, clinic: string, reason = "a mistake") {
  return client.rpc("void_votes", { p_clinic_id: clinic, ...ALWAYS, p_reason: reason });
}

async function restoreAll(client: Client, clinic: string) {
  return client.rpc("restore_votes", { p_clinic_id: clinic, ...ALWAYS });
}

function voidedBy(clinic: string) {
  return asOwner`select voided_by from private.votes where clinic_id = ${clinic}`;
}

async function userOf(client: Client): Promise<string> {
  return (await client.auth.getUser()).data.user?.id ?? "";
}

test("a void names the admin who did it, and one by the operator names nobody", async () => {
  const [admin, clinic, another] = [await someAdmin(), await clinicWithVotes(1), await clinicWithVotes(1)];
  expect((await voidAll(admin, clinic)).data).toBe(1);
  await asOwner`select private.void_votes(${another}, '-infinity', 'infinity', 'bought votes')`;
  expect(await voidedBy(clinic)).toEqual([{ voided_by: await userOf(admin) }]);
  expect(await voidedBy(another)).toEqual([{ voided_by: null }]);
});

test("one admin restores what another voided, and who did what stays written down", async () => {
  const [first, second, clinic] = [await someAdmin(), await someAdmin(), await clinicWithVotes(3)];
  await voidAll(first, clinic);
  expect((await restoreAll(second, clinic)).data).toBe(3);
  expect(await countVotes(clinic)).toEqual({ shown: 3, stored: 3 });
  expect(
    await asOwner`select by_user, restored, votes, reason from private.voidings
      where clinic_id = ${clinic} order by id`,
  ).toEqual([
    { by_user: await userOf(first), restored: false, votes: 3, reason: "a mistake" },
    { by_user: await userOf(second), restored: true, votes: 3, reason: null },
  ]);
});

test("only the operator restores what the operator voided", async () => {
  const [admin, clinic] = [await someAdmin(), await clinicWithVotes(2)];
  await asOwner`select private.void_votes(${clinic}, '-infinity', 'infinity', 'bought votes')`;
  expect((await restoreAll(admin, clinic)).data).toBe(0);
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 2 });
  await asOwner`select private.restore_votes(${clinic}, '-infinity', 'infinity')`;
  expect(await countVotes(clinic)).toEqual({ shown: 2, stored: 2 });
});

test("voiding or restoring twice changes nothing more, and the first reason and name stay", async () => {
  const [first, second, clinic] = [await someAdmin(), await someAdmin(), await clinicWithVotes(2)];
  await voidAll(first, clinic, "first");
  expect((await voidAll(second, clinic, "second")).data).toBe(0);
  expect(
    await asOwner`select distinct voided_by, void_reason from private.votes where clinic_id = ${clinic}`,
  ).toEqual([{ voided_by: await userOf(first), void_reason: "first" }]);
  expect((await restoreAll(second, clinic)).data).toBe(2);
  expect((await restoreAll(second, clinic)).data).toBe(0);
  expect(await countVotes(clinic)).toEqual({ shown: 2, stored: 2 });
  expect(await asOwner`select from private.voidings where clinic_id = ${clinic}`).toHaveLength(2);
});

test("restoring is narrowed by the time of the votes and by the reason", async () => {
  const clinic = await clinicWithVotes(1);
  await letVotesAge([clinic], "3 hours");
  await asOwner`select private.void_votes(${clinic}, '-infinity', 'infinity', 'old')`;
  await vote(anonymous(), clinic, randomUUID());
  await asOwner`select private.void_votes(${clinic}, '-infinity', 'infinity', 'new')`;

  await asOwner`select private.restore_votes(${clinic}, now() - interval '1 hour', 'infinity', 'old')`;
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 2 });
  await asOwner`select private.restore_votes(${clinic}, '-infinity', 'infinity', 'old')`;
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 2 });
  await asOwner`select private.restore_votes(${clinic}, now() - interval '1 hour', 'infinity')`;
  expect(await countVotes(clinic)).toEqual({ shown: 2, stored: 2 });
});

test("votes given while others are voided and restored leave the counter exact", async () => {
  const clinic = await clinicWithVotes(10);
  const votes = () => Array.from({ length: 15 }, () => vote(anonymous(), clinic, randomUUID()));
  const voidThem = () => asOwner`select private.void_votes(${clinic}, '-infinity', 'infinity', 'a race')`;
  const restoreThem = () => asOwner`select private.restore_votes(${clinic}, '-infinity', 'infinity')`;
  await withSettings({ unproven_votes_per_clinic_a_day: 40 }, () =>
    Promise.all([voidThem(), ...votes(), restoreThem(), ...votes(), voidThem(), restoreThem()]),
  );
  const [row] = await asOwner<{ valid: number }[]>`select count(*)::int as valid from private.votes
    where clinic_id = ${clinic} and voided_at is null`;
  expect(await countVotes(clinic)).toEqual({ shown: row?.valid, stored: 40 });
});

test("20,000 votes are voided and restored in the 8 s after which an admin's call is stopped", async () => {
  const [admin, clinic] = [await someAdmin(), await someOldTraces(20_000)];
  const [limit] = await asOwner`select from pg_proc where proname = 'before_request' and prosrc like '%8s%'`;
  expect(limit).toBeDefined();
  expect((await voidAll(admin, clinic)).data).toBe(20_000);
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 20_000 });
  expect((await restoreAll(admin, clinic)).data).toBe(20_000);
  expect(await countVotes(clinic)).toEqual({ shown: 20_000, stored: 20_000 });
});

test("restoring is for admins alone, and not for links", async () => {
  const clinic = await clinicWithVotes(1);
  const admin = await someAdmin();
  await voidAll(admin, clinic);
  expect((await restoreAll(anonymous(), clinic)).status).toBe(401);
  expect(await restoreAll(await someUser(), clinic)).toMatchObject({
    status: 403,
    error: { hint: "owners-only" },
  });
  const link = await admin.rpc("restore_votes", { p_clinic_id: clinic, ...ALWAYS }, { get: true });
  expect(link.status).toBe(405);
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 1 });
});

test("the name in a void outlives the account", async () => {
  const [admin, clinic] = [await someAdmin(), await clinicWithVotes(1)];
  const user = await userOf(admin);
  await voidAll(admin, clinic);
  await asOwner`delete from auth.users where id = ${user}`;
  expect(await voidedBy(clinic)).toEqual([{ voided_by: user }]);
});

test("a vote that a merge took out of the count comes back by undoing the merge, not by restoring", async () => {
  const [owner, from, into, session] = [
    await someAdmin(),
    await someClinic(),
    await someClinic(),
    randomUUID(),
  ];
  for (const clinic of [from, into]) await vote(anonymous(), clinic, session);
  await owner.rpc("merge_clinics", { p_from: from, p_into: into });
  expect((await restoreAll(owner, from)).data).toBe(0);
  expect(await countVotes(from)).toEqual({ shown: 0, stored: 1 });
  await owner.rpc("unmerge_clinic", { p_from: from });
  expect(await countVotes(from)).toEqual({ shown: 1, stored: 1 });
});

test("a vote that was voided, merged, restored and unmerged counts once for each clinic it was given for", async () => {
  const [owner, from, into, session] = [
    await someAdmin(),
    await someClinic(),
    await someClinic(),
    randomUUID(),
  ];
  for (const clinic of [from, into]) await vote(anonymous(), clinic, session);
  await voidAll(owner, into);
  await owner.rpc("merge_clinics", { p_from: from, p_into: into });
  expect(await countVotes(into)).toEqual({ shown: 1, stored: 1 });
  await voidAll(owner, into);
  for (const clinic of [from, into]) await restoreAll(owner, clinic);
  expect(await countVotes(into)).toEqual({ shown: 1, stored: 1 });
  await owner.rpc("unmerge_clinic", { p_from: from });
  for (const clinic of [from, into]) expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});
