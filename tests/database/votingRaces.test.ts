import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { openConnection, waitUntilBlocked } from "../support/database/locks.ts";
import { merge } from "../support/database/merges.ts";
import { withSettings } from "../support/database/settings.ts";
import { votesFrom } from "../support/database/storedVotes.ts";
import { letVotesAge } from "../support/database/time.ts";

test("a vote for a clinic unpublished while it waits is refused with a sentence, and nothing is stored", async () => {
  const clinic = await someClinic();
  const [admin, visitor] = [await openConnection(), await openConnection()];
  await admin.sql`begin`;
  await admin.sql`update public.clinics set published = false where id = ${clinic}`;
  const voted = visitor.sql`select public.handle_clinic_upvote(${clinic}, ${randomUUID()})`.then(
    () => "counted",
    (error: unknown) => (error instanceof Error ? error.message : "failed"),
  );
  await waitUntilBlocked(visitor.pid);
  await admin.sql`commit`;

  expect(await voted).toBe("There is no such clinic");
  expect(await asOwner`select from private.votes where clinic_id = ${clinic}`).toHaveLength(0);
});

test("a clinic that is unpublished while people vote keeps exactly the votes that were counted", async () => {
  const clinic = await someClinic();
  const votes = () => Array.from({ length: 30 }, () => vote(anonymous(), clinic, randomUUID()));
  const answers = await withSettings({ unproven_votes_per_clinic_a_day: 60 }, async () => {
    const before = Promise.all(votes());
    const unpublished = asOwner`update public.clinics set published = false where id = ${clinic}`;
    const after = Promise.all(votes());
    await unpublished;
    return [...(await before), ...(await after)];
  });
  const counted = answers.filter(({ data }) => data !== null).length;
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(60 - counted);
  expect(await countVotes(clinic)).toEqual({ shown: counted, stored: counted });
});

test("a clinic with a vote on its way cannot be deleted", async () => {
  const clinic = await someClinic();
  const [owner, visitor] = [await openConnection(), await openConnection()];
  await visitor.sql`begin`;
  await visitor.sql`select public.handle_clinic_upvote(${clinic}, ${randomUUID()})`;
  const deleted = owner.sql`delete from public.clinics where id = ${clinic}`.then(
    () => "deleted",
    () => "refused",
  );
  await waitUntilBlocked(owner.pid);
  await visitor.sql`commit`;
  expect(await deleted).toBe("refused");
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
});

test("voiding waits for a vote that purges old traces, and not the other way round", async () => {
  const clinic = await someClinic();
  for (let one = 1; one <= 3; one++) await vote(anonymous(), clinic, randomUUID());
  await letVotesAge([clinic], "31 days");

  const [visitor, admin] = [await openConnection(), await openConnection()];
  await visitor.sql`begin`;
  await visitor.sql`select private.purge_old_traces()`;
  const voided = admin.sql`select private.void_votes(${clinic}, '-infinity', 'infinity', 'a test') as votes`;
  const answer = voided.then(([row]) => row as { votes: number });
  await waitUntilBlocked(admin.pid);
  await visitor.sql`update public.clinics set upvote_count = upvote_count + 0 where id = ${clinic}`;
  await visitor.sql`commit`;

  expect(await answer).toEqual({ votes: 3 });
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 3 });
});

test("it waits too when the old vote is that of a merged clinic, which counts once the other is voided", async () => {
  const [from, into, session] = [await someClinic(), await someClinic(), randomUUID()];
  for (const clinic of [from, into]) await vote(anonymous(), clinic, session);
  await merge(from, into);
  await letVotesAge([from], "31 days");

  const [visitor, admin] = [await openConnection(), await openConnection()];
  await visitor.sql`begin`;
  await visitor.sql`select private.purge_old_traces()`;
  const voided = admin.sql`select private.void_votes(${into}, now() - interval '1 day', 'infinity', 'a test')`;
  const answer = voided.then(() => "voided");
  await waitUntilBlocked(admin.pid);
  await visitor.sql`update public.clinics set upvote_count = upvote_count + 0 where id = ${into}`;
  await visitor.sql`commit`;

  expect(await answer).toBe("voided");
  expect(await countVotes(into)).toEqual({ shown: 1, stored: 1 });
});

test("voiding the votes of many clinics takes them in the order in which everybody does", async () => {
  const clinics: string[] = [];
  for (let one = 1; one <= 8; one++) clinics.push(await someClinic());
  const [first = "", ...others] = clinics.toSorted();
  const many = { unproven_votes_per_address_a_day: 8 };
  const hash = await withSettings(many, () => votesFrom(someAddress(), clinics));
  const [editor, owner] = [await openConnection(), await openConnection()];
  await editor.sql`begin`;
  await editor.sql`select from public.clinics where id = ${first} for no key update`;
  const voided = owner.sql`
    select private.void_votes(null, '-infinity', 'infinity', 'a test', decode(${hash}, 'hex')) as votes`;
  const answer = voided.then(([row]) => row as { votes: number });
  await waitUntilBlocked(owner.pid);
  await editor.sql`select from public.clinics where id in ${editor.sql(others)} for no key update nowait`;
  await editor.sql`commit`;
  expect(await answer).toEqual({ votes: 8 });
});
