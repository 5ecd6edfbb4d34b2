import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { assert, asyncProperty, boolean, constantFrom, record, uniqueArray } from "../support/properties.ts";
import { expect, test } from "vitest";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { merge, SESSIONS, undo } from "../support/database/merges.ts";
import { withSettings } from "../support/database/settings.ts";

interface StoredVote {
  clinic: string;
  session: string;
  counts: boolean;
}

async function votesOf(clinics: string[]): Promise<StoredVote[]> {
  return asOwner<StoredVote[]>`
    select clinic_id as clinic, session_id as session, voided_at is null as counts from private.votes
    where clinic_id in ${asOwner(clinics)} order by 1, 2`;
}

async function counterOf(clinic: string): Promise<number> {
  const [row] = await asOwner<{ votes: number }[]>`
    select upvote_count as votes from public.clinics where id = ${clinic}`;
  return row?.votes ?? Number.NaN;
}

const sessionsThatCount = (votes: StoredVote[]) =>
  new Set(votes.filter(({ counts }) => counts).map(({ session }) => session));

async function store(clinic: string, votes: { session: string; counts: boolean }[]): Promise<void> {
  for (const { session, counts } of votes) {
    await asOwner`insert into private.votes (clinic_id, session_id, proven, voided_at, void_reason)
      values (${clinic}, ${session}, true, ${counts ? null : new Date()}, ${counts ? null : "bought"})`;
  }
  await asOwner`update public.clinics set upvote_count = ${votes.filter(({ counts }) => counts).length}
    where id = ${clinic}`;
}

const someVotes = uniqueArray(record({ session: constantFrom(...SESSIONS), counts: boolean() }), {
  selector: ({ session }) => session,
});

test("merged clinics count each session once, however it voted, and undoing the merge restores both counts", async () => {
  const property = asyncProperty(someVotes, someVotes, someVotes, async (ofA, ofB, ofC) => {
    const [a, b, c] = [await someClinic(), await someClinic(), await someClinic()];
    const all = [a, b, c];
    await store(a, ofA);
    await store(b, ofB);
    await store(c, ofC);
    const before = await votesOf(all);

    await merge(a, b);
    const merged = await votesOf(all);
    expect(merged).toHaveLength(before.length);
    const ofBoth = sessionsThatCount(before.filter(({ clinic }) => clinic !== c));
    expect(sessionsThatCount(merged.filter(({ clinic }) => clinic === b))).toEqual(ofBoth);
    expect([await counterOf(a), await counterOf(b)]).toEqual([0, ofBoth.size]);

    await merge(b, c);
    const ofAll = sessionsThatCount(before);
    expect(sessionsThatCount(await votesOf([c]))).toEqual(ofAll);
    expect(await counterOf(c)).toBe(ofAll.size);
    expect(await asOwner`select from private.recount_votes() where counter <> valid_votes`).toEqual([]);

    await undo(b);
    expect(await votesOf(all)).toEqual(merged);
    await undo(a);
    expect(await votesOf(all)).toEqual(before);
    expect(await asOwner`select from private.votes where merged_from is not null`).toEqual([]);
    expect(await asOwner`select from private.recount_votes() where counter <> valid_votes`).toEqual([]);
  });
  await assert(property, { numRuns: 25 });
});

test("who voted for two merged clinics keeps one vote when the first of the merges is undone", async () => {
  const [first, second, into] = [await someClinic(), await someClinic(), await someClinic()];
  const session = randomUUID();
  for (const clinic of [first, second]) await store(clinic, [{ session, counts: true }]);
  await merge(first, into);
  await merge(second, into);
  await undo(first);
  expect([await counterOf(first), await counterOf(second), await counterOf(into)]).toEqual([1, 0, 1]);
  await undo(second);
  expect([await counterOf(second), await counterOf(into)]).toEqual([1, 0]);
});

test("a session that an earlier version left out after a merge and a voiding is counted by the update", async () => {
  const [from, into] = [await someClinic(), await someClinic()];
  const session = randomUUID();
  for (const clinic of [from, into]) await store(clinic, [{ session, counts: true }]);
  await merge(from, into);
  await asOwner`update private.votes set voided_at = now(), void_reason = 'bought'
    where clinic_id = ${into} and voided_at is null`;
  expect(await counterOf(into)).toBe(0);
  const migration = readFileSync("supabase/migrations/20261128001500_one_vote_of_each_session.sql", "utf8");
  for (const [statement] of migration.matchAll(/^update .*;$/gm)) await asOwner.unsafe(statement);
  expect(await counterOf(into)).toBe(1);
});

test("a vote that is given while clinics merge is counted once, or refused and not stored", async () => {
  const [from, into] = [await someClinic(), await someClinic()];
  const voters = Array.from({ length: 40 }, (_, index) => (index % 2 ? from : into));
  const answers = await withSettings({ unproven_votes_per_clinic_a_day: 80 }, async () => {
    const given = Promise.all(voters.map((clinic) => vote(anonymous(), clinic, randomUUID())));
    await merge(from, into);
    return given;
  });
  expect(answers.filter(({ data, status }) => data === null && status !== 404)).toEqual([]);
  const counted = answers.filter(({ data }) => data !== null).length;
  expect(await counterOf(into)).toBe(counted);
  expect(await votesOf([from, into])).toHaveLength(counted);
});
