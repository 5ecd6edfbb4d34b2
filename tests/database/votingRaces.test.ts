import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { openConnection, waitUntilBlocked } from "../support/database/locks.ts";
import { letVotesAge } from "../support/database/time.ts";

test("a vote for a clinic removed while it waits is refused with a sentence, and nothing is stored", async () => {
  const clinic = await someClinic();
  const [admin, visitor] = [await openConnection(), await openConnection()];
  await admin.sql`begin`;
  await admin.sql`delete from public.clinics where id = ${clinic}`;
  const voted = visitor.sql`select public.handle_clinic_upvote(${clinic}, ${randomUUID()})`.then(
    () => "counted",
    (error: unknown) => (error instanceof Error ? error.message : "failed"),
  );
  await waitUntilBlocked(visitor.pid);
  await admin.sql`commit`;

  expect(await voted).toBe("There is no such clinic");
  expect(await asOwner`select from private.votes where clinic_id = ${clinic}`).toHaveLength(0);
});

test("a clinic that is removed while people vote takes every vote along", async () => {
  const clinic = await someClinic();
  await Promise.all([
    ...Array.from({ length: 30 }, () => vote(anonymous(), clinic, randomUUID())),
    asOwner`delete from public.clinics where id = ${clinic}`,
    ...Array.from({ length: 30 }, () => vote(anonymous(), clinic, randomUUID())),
  ]);
  expect(await asOwner`select from private.votes where clinic_id = ${clinic}`).toHaveLength(0);
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
