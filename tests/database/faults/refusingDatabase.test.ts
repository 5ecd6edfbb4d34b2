import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { voteErrorMessage } from "../../../src/directory/voting/voteMessages.ts";
import { signedIn, someAccount } from "../../support/database/accounts.ts";
import { anonymous, asOwner } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";
import { withSettings } from "../../support/database/settings.ts";
import { PATIENCE, voteDuringFault, VOTERS } from "../../support/database/voteDuringFault.ts";

const voteWhile = (clinic: string, fault: Parameters<typeof voteDuringFault>[1]) =>
  withSettings({ unproven_votes_per_clinic_a_day: 2 * VOTERS }, () => voteDuringFault(clinic, fault));

const OVERLOADED = "Our server is overloaded or being repaired";
const ALL_COUNTED = { shown: VOTERS, stored: VOTERS };

async function setReadOnly(how: "on" | "off"): Promise<void> {
  await asOwner.unsafe(`alter system set default_transaction_read_only = ${how}`);
  await asOwner`select pg_reload_conf()`;
  // Each connection hears of it at its own time.
  for (const connection of await Promise.all([asOwner.reserve(), asOwner.reserve()])) {
    await vi.waitUntil(async () => {
      const [row] = await connection<{ is: string }[]>`
        select current_setting('default_transaction_read_only') as is`;
      return row?.is === how;
    }, PATIENCE);
    connection.release();
  }
}

test("while the database is read-only by default, votes count all the same, and sign-ins work again after it", async () => {
  const [clinic, account] = [await someClinic(), await someAccount({ admin: false })];
  onTestFinished(() => setReadOnly("off"));
  const { refusals, counted } = await voteWhile(clinic, {
    async begin() {
      await setReadOnly("on");
      await vi.waitFor(() => expect(signedIn(account)).rejects.toMatchObject({ status: 500 }), PATIENCE);
    },
    end: () => setReadOnly("off"),
  });
  // PostgREST says of each call whether it may write.
  expect([refusals, counted]).toEqual([[], VOTERS]);
  expect(await countVotes(clinic)).toEqual(ALL_COUNTED);
  await vi.waitFor(() => signedIn(account), PATIENCE);
});

const connectionsOfTheApi = () => asOwner<{ pid: number }[]>`
  select pid from pg_stat_activity where usename = 'authenticator' and backend_type = 'client backend'`;

const refuseConnections = () => asOwner.unsafe("alter role authenticator connection limit 0");
const allowConnections = () => asOwner.unsafe("alter role authenticator connection limit -1");

async function refuseConnectionsOfTheApi(): Promise<void> {
  await refuseConnections();
  await vi.waitFor(async () => {
    // Again and again: one that was just being made when the limit came would stay.
    await asOwner`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'`;
    expect(await connectionsOfTheApi()).toHaveLength(0);
  }, PATIENCE);
}

test("while the API gets no connection, a vote is told that the server is overloaded, and counts later", async () => {
  const clinic = await someClinic();
  onTestFinished(async () => void (await allowConnections()));
  const { unlike, refusals } = await voteWhile(clinic, {
    begin: refuseConnectionsOfTheApi,
    end: allowConnections,
  });
  expect(unlike).toEqual([]);
  expect(refusals).not.toEqual([]);
  for (const refusal of refusals) expect(voteErrorMessage(refusal).text).toContain(OVERLOADED);
  expect(await countVotes(clinic)).toEqual(ALL_COUNTED);
});

async function slowDownBanChecks(): Promise<() => Promise<unknown>> {
  const [was] = await asOwner<{ definition: string }[]>`
    select pg_get_functiondef('public.is_ip_banned(text, text)'::regprocedure) as definition`;
  await asOwner.unsafe(`
    create or replace function public.is_ip_banned(p_ip_address text default null, p_session_id text default null)
      returns boolean
      language plpgsql volatile as $$ begin perform pg_sleep(0.2); return false; end $$`);
  return () => asOwner.unsafe(was?.definition ?? "");
}

const ASKERS = 20;

test("beside slow queries that take every connection of the API, each vote counts once", async () => {
  const clinic = await someClinic();
  const mend = await slowDownBanChecks();
  onTestFinished(async () => void (await mend()));
  const flooding = new AbortController();
  let slow = 0;
  const askAgainAndAgain = async () => {
    const args = { p_ip_address: "", p_session_id: randomUUID() };
    for (const asker = anonymous(); !flooding.signal.aborted;)
      if (!(await asker.rpc("is_ip_banned", args)).error) slow += 1;
  };
  const flood = Array.from({ length: ASKERS }, askAgainAndAgain);
  const { unlike, refusals } = await voteWhile(clinic, { begin() {} });
  flooding.abort();
  await Promise.all(flood);
  expect(unlike).toEqual([]);
  expect(slow).toBeGreaterThan(ASKERS);
  for (const refusal of refusals) expect(voteErrorMessage(refusal).text).toContain(OVERLOADED);
  expect(await countVotes(clinic)).toEqual(ALL_COUNTED);
});
