import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { expect, inject, test } from "vitest";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { TEST_SECRET_KEY } from "../support/database/secrets.ts";
import { gatherInOneHour } from "../support/database/time.ts";

interface Audit {
  clinics: number;
  votes: number;
  wrong: { clinic_id: string; counter: number; valid_votes: number; voided_votes: number }[];
  bursts: { clinic_id: string; votes: number; addresses: number; unproven: number }[];
}

async function audit(burst = 20): Promise<Audit> {
  const operator = createClient(inject("apiUrl"), TEST_SECRET_KEY, { auth: { persistSession: false } });
  const { data, error } = await operator.rpc("audit_votes", { p_burst: burst });
  if (error) throw error;
  return data as Audit;
}

async function clinicWithVotes(many: number): Promise<string> {
  const clinic = await someClinic();
  for (let one = 1; one <= many; one++) await vote(anonymous(), clinic, randomUUID());
  return clinic;
}

test("the recount of untouched counters finds nothing wrong", async () => {
  await clinicWithVotes(2);
  const { wrong, clinics, votes } = await audit();
  expect(wrong).toEqual([]);
  expect(clinics).toBeGreaterThanOrEqual(29);
  expect(votes).toBeGreaterThanOrEqual(2);
});

test("it finds a counter that somebody moved without a vote", async () => {
  const clinic = await clinicWithVotes(1);
  await asOwner`update public.clinics set upvote_count = 1000 where id = ${clinic}`;
  expect((await audit()).wrong).toEqual([
    { clinic_id: clinic, counter: 1000, valid_votes: 1, voided_votes: 0 },
  ]);
});

test("it finds votes that were removed or brought in past the guard", async () => {
  const [emptied, stuffed] = [await clinicWithVotes(2), await clinicWithVotes(1)];
  await asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from private.votes where clinic_id = ${emptied}`;
  });
  await asOwner`insert into private.votes (clinic_id, session_id, proven)
    values (${stuffed}, ${randomUUID()}, true)`;

  const { wrong } = await audit();
  expect(wrong).toHaveLength(2);
  expect(wrong).toEqual(
    expect.arrayContaining([
      { clinic_id: emptied, counter: 2, valid_votes: 0, voided_votes: 0 },
      { clinic_id: stuffed, counter: 1, valid_votes: 2, voided_votes: 0 },
    ]),
  );
});

test("it reports an hour in which one clinic got many votes, and from how many addresses", async () => {
  const clinic = await someClinic();
  const [address, elsewhere] = [anonymous(), anonymous()];
  for (const visitor of [address, address, address, elsewhere]) await vote(visitor, clinic, randomUUID());
  await gatherInOneHour(clinic);

  const bursts = async (atLeast: number) =>
    (await audit(atLeast)).bursts.filter(({ clinic_id: id }) => id === clinic);
  expect(await bursts(4)).toMatchObject([{ votes: 4, addresses: 2, unproven: 4 }]);
  expect(await bursts(5)).toEqual([]);
});

test("only the secret key may audit", async () => {
  const { status, data } = await anonymous().rpc("audit_votes", {});
  expect({ status, data }).toEqual({ status: 401, data: null });
});
