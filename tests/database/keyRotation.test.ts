import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { COUNTED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { openConnection, waitUntilBlocked } from "../support/database/locks.ts";
import { countTraces } from "../support/database/oldTraces.ts";
import { askForCheck, solve, voteWithCheck } from "../support/database/proofs.ts";
import { withSettings } from "../support/database/settings.ts";

async function rotate(purpose = "client-hash"): Promise<void> {
  await asOwner`select private.rotate_key(${purpose})`;
}

// Other tests' votes would all predate the key.
afterEach(async () => {
  await asOwner`update private.keys set rotated_at = null`;
});

async function secrets() {
  return asOwner<{ purpose: string; secret: string }[]>`
    select purpose, encode(secret, 'hex') as secret from private.keys order by purpose`;
}

test("a new client key blanks every hash of the old one, and quotas start again", async () => {
  const [clinic, address] = [await someClinic(), someAddress()];
  await withSettings({ votes_per_address_an_hour: 1 }, async () => {
    expect((await vote(anonymous(address), clinic, randomUUID())).data).toEqual(COUNTED);
    expect((await vote(anonymous(address), clinic, randomUUID())).status).toBe(429);
    const before = await secrets();
    await rotate();
    const after = await secrets();
    expect(after.map(({ secret }, at) => secret === before[at]?.secret)).toEqual([false, true]);

    // The first vote afterwards starts deleting at once.
    expect((await vote(anonymous(address), clinic, randomUUID())).data).toEqual(COUNTED);
  });
  expect([await countTraces(clinic), await countVotes(clinic)]).toEqual([1, { shown: 2, stored: 2 }]);
});

test("after a rotation no table holds a hash that the old key could turn back", async () => {
  const [address, email] = [someAddress(), "nobody@example.org"];
  const clinic = await someClinic();
  const session = randomUUID();
  await askForCheck(anonymous(address), clinic, session);
  await vote(anonymous(address), clinic, session);
  const [row] = await asOwner<{ hashes: string[] }[]>`select array[
    encode(private.keyed_hash('address:' || ${address}), 'hex'),
    encode(private.keyed_hash('email:' || ${email}), 'hex'),
    encode(private.keyed_hash('agent:Test browser'), 'hex')] as hashes`;
  await asOwner`insert into private.login_failures (address_hash, email_hash)
    values (decode(${row?.hashes[0] ?? ""}, 'hex'), decode(${row?.hashes[1] ?? ""}, 'hex'))`;
  await asOwner`insert into private.login_lockouts values (decode(${row?.hashes[0] ?? ""}, 'hex'), now() + interval '1 hour')`;
  await asOwner`insert into private.submission_senders (sent_to, address_hash)
    values ('clinic_submissions', decode(${row?.hashes[0] ?? ""}, 'hex'))`;
  await asOwner`select private.block_hash(decode(${row?.hashes[0] ?? ""}, 'hex'))`;
  await rotate();
  await asOwner`select private.purge_old_traces()`;

  const tables = await asOwner<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('private'::regnamespace, 'public'::regnamespace)`;
  for (const { name } of tables) {
    const [found] = await asOwner.unsafe<{ rows: number }[]>(
      `select count(*)::int as rows from ${name} t where t::text ~ $1`,
      [(row?.hashes ?? []).join("|")],
    );
    expect({ name, ...found }).toEqual({ name, rows: 0 });
  }
});

test("a new key for human checks ends those that were given with the old one, and new ones work", async () => {
  const [clinic, session, visitor] = [await someClinic(), randomUUID(), anonymous()];
  const old = solve(await askForCheck(visitor, clinic, session));
  await rotate("human-check");
  expect(await voteWithCheck(clinic, session, old)).toMatchObject({
    status: 400,
    error: { hint: "invalid-human-check" },
  });
  const fresh = solve(await askForCheck(visitor, clinic, session));
  expect((await voteWithCheck(clinic, session, fresh)).data).toEqual(COUNTED);
});

test("votes while keys are rotated are all counted, and keep no hash of the old key", async () => {
  const clinic = await someClinic();
  const addresses = Array.from({ length: 40 }, () => someAddress());
  await withSettings({ unproven_votes_per_clinic_a_day: 40 }, async () => {
    const votes = Promise.all(addresses.map((address) => vote(anonymous(address), clinic, randomUUID())));
    await rotate();
    expect((await votes).map(({ data }) => data)).toEqual(addresses.map(() => COUNTED));
  });
  await asOwner`select private.purge_old_traces()`;

  const [row] = await asOwner<{ foreign_hashes: number }[]>`
    select count(*)::int as foreign_hashes from private.votes
    where clinic_id = ${clinic} and address_hash is not null and address_hash not in (
      select private.keyed_hash('address:' || address) from unnest(${addresses}::text[]) address)`;
  expect(row).toEqual({ foreign_hashes: 0 });
  expect(await countVotes(clinic)).toEqual({ shown: 40, stored: 40 });
});

test("a rotation waits for the vote that has read the old key, so that its hash goes too", async () => {
  const clinic = await someClinic();
  const [visitor, owner] = [await openConnection(), await openConnection()];
  await visitor.sql`begin`;
  await visitor.sql`select public.handle_clinic_upvote(${clinic}, ${randomUUID()}, 'Test browser')`;
  const rotated = owner.sql`select private.rotate_key('client-hash')`;
  const done = rotated.then(() => true);
  await waitUntilBlocked(owner.pid);
  await visitor.sql`commit`;
  expect(await done).toBe(true);
  await asOwner`select private.purge_old_traces()`;
  expect(await countTraces(clinic)).toBe(0);
});
