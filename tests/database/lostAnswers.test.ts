import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { COUNTED, REPEATED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { getBanned } from "../support/database/failures.ts";
import { merge } from "../support/database/merges.ts";
import { solve, voteWithCheck, type Challenge } from "../support/database/proofs.ts";
import { withSettings } from "../support/database/settings.ts";

// Whoever repeats a vote didn't read the answer to the first one.

const paused = <T>(work: () => Promise<T>) => withSettings({ voting_paused: "Until Monday." }, work);
const unpublish = (clinic: string) =>
  asOwner`update public.clinics set published = false where id = ${clinic}`;

function askForCheck(clinic: string, session: string, visitor = anonymous()) {
  return visitor.rpc("create_human_check", { p_clinic_id: clinic, p_session_id: session });
}

async function storedVote(...clinics: string[]): Promise<string> {
  const session = randomUUID();
  for (const clinic of clinics) expect((await vote(anonymous(), clinic, session)).data).toEqual(COUNTED);
  return session;
}

const allCounts = () =>
  asOwner`select id, upvote_count, (select count(*) from private.votes) as stored from public.clinics order by id`;

async function expectRepeated(clinic: string, session: string): Promise<void> {
  const before = await allCounts();
  expect((await vote(anonymous(), clinic, session)).data).toEqual(REPEATED);
  const { data } = await askForCheck(clinic, session);
  const solved = solve(data as unknown as Challenge);
  expect((await voteWithCheck(clinic, session, solved)).data).toEqual(REPEATED);
  expect(await allCounts()).toEqual(before);
}

async function expectRefused(clinic: string, session: string, hint: string, status: number): Promise<void> {
  const before = await allCounts();
  const refused = { status, data: null, error: { hint } };
  expect(await vote(anonymous(), clinic, session)).toMatchObject(refused);
  expect(await askForCheck(clinic, session)).toMatchObject(refused);
  expect(await allCounts()).toEqual(before);
}

test("a vote that was stored before voting was paused is called stored when it is repeated, and no other", async () => {
  const clinic = await someClinic();
  const session = await storedVote(clinic);
  await paused(async () => {
    await expectRepeated(clinic, session);
    await expectRefused(clinic, randomUUID(), "voting-paused", 503);
    await expectRefused(await someClinic(), session, "voting-paused", 503);
  });
});

test.for<[string, (clinic: string) => Promise<unknown>]>([
  ["unpublished", unpublish],
  ["merged", async (clinic) => merge(clinic, await someClinic())],
  [
    "merged twice and then unpublished",
    async (clinic) => {
      const [into, last] = [await someClinic(), await someClinic()];
      await merge(clinic, into);
      await merge(into, last);
      await unpublish(last);
    },
  ],
])(
  "a vote for a clinic that was %s since is called stored when it is repeated, and no other",
  async ([, change]) => {
    const clinic = await someClinic();
    const session = await storedVote(clinic);
    await change(clinic);
    await expectRepeated(clinic, session);
    await paused(() => expectRepeated(clinic, session));
    await expectRefused(clinic, randomUUID(), "no-such-clinic", 404);
    await expectRefused("no-such-clinic", session, "no-such-clinic", 404);
  },
);

test("who voted for both of two merged clinics is told of both votes", async () => {
  const [from, into] = [await someClinic(), await someClinic()];
  const session = await storedVote(from, into);
  await merge(from, into);
  await expectRepeated(from, session);
  await expectRepeated(into, session);
});

test("a vote for one clinic doesn't tell what was merged into it while neither is listed", async () => {
  const [from, into] = [await someClinic(), await someClinic()];
  const session = await storedVote(into);
  await merge(from, into);
  await unpublish(into);
  await expectRefused(from, session, "no-such-clinic", 404);
});

test("a stored vote lifts neither a ban nor a block", async () => {
  const [visitor, clinic] = [anonymous("127.250.3.7"), await someClinic()];
  const session = await storedVote(clinic);
  await unpublish(clinic);
  await getBanned(visitor, session);
  expect(await vote(visitor, clinic, session)).toMatchObject({ status: 403, error: { hint: "banned" } });

  await asOwner`select private.block_network('127.250.3.7', '7 days', 'a test')`;
  onTestFinished(async () => {
    await asOwner`select private.unblock_network('127.250.3.7')`;
  });
  const blocked = { status: 403, error: { hint: "blocked" } };
  expect(await vote(visitor, clinic, session)).toMatchObject(blocked);
  expect(await askForCheck(clinic, session, visitor)).toMatchObject(blocked);
  await paused(async () => expect(await vote(visitor, clinic, session)).toMatchObject(blocked));
});
