// A database that is there and refuses: it changes nothing, has no connection left, or is busy with others.
import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { voteErrorMessage } from "../../../src/directory/voting/voteMessages.ts";
import { signedIn, someAccount } from "../../support/database/accounts.ts";
import { anonymous, asOwner } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";
import { withSettings } from "../../support/database/settings.ts";
import { PATIENCE, voteAmid, VOTERS } from "../../support/database/voteAmid.ts";

const voteWhile = (clinic: string, fault: Parameters<typeof voteAmid>[1]) =>
  withSettings({ unproven_votes_per_clinic_a_day: 2 * VOTERS }, () => voteAmid(clinic, fault));

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

const dropConnectionsOfTheApi = () => asOwner`
  select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'`;

/** Takes every connection that others than the owner may have, the API's too. */
async function takeAllConnections(): Promise<() => Promise<void>> {
  await asOwner.unsafe("create role crowd login password 'crowd'");
  const url = new URL(inject("databaseUrl"));
  [url.username, url.password] = ["crowd", "crowd"];
  const held: postgres.Sql[] = [];
  const takeWhatIsFree = async () => {
    for (;;) {
      const sql = postgres(url.href, { max: 1, onnotice() {} });
      held.push(sql);
      const refused = await sql`select`.then(
        () => null,
        (error: unknown) => error as { code: string },
      );
      if (refused?.code === "53300") return;
      if (refused) throw refused;
    }
  };
  await takeWhatIsFree();
  // It comes back for what it has lost, and so do we.
  do {
    await Promise.all([dropConnectionsOfTheApi(), takeWhatIsFree(), takeWhatIsFree()]);
    await takeWhatIsFree();
  } while ((await connectionsOfTheApi()).length > 0);
  return async () => {
    await Promise.all(held.map((each) => each.end()));
    await asOwner.unsafe("drop role crowd");
  };
}

test("while others hold every connection, a vote is told that the server is overloaded, and counts later", async () => {
  const clinic = await someClinic();
  let giveBack: (() => Promise<void>) | undefined;
  const { unlike, refusals } = await voteWhile(clinic, {
    begin: async () => (giveBack = await takeAllConnections()),
    end: () => giveBack?.(),
  });
  expect(unlike).toEqual([]);
  expect(refusals).not.toEqual([]);
  for (const refusal of refusals) expect(voteErrorMessage(refusal).text).toContain(OVERLOADED);
  expect(await countVotes(clinic)).toEqual(ALL_COUNTED);
});

/** Makes the check before each vote, which anybody may ask for, wait for a while. */
async function slowDownBanChecks(): Promise<() => Promise<unknown>> {
  const [was] = await asOwner<{ definition: string }[]>`
    select pg_get_functiondef('public.is_ip_banned(text, text)'::regprocedure) as definition`;
  await asOwner.unsafe(`
    create or replace function public.is_ip_banned(p_ip_address text default null, p_session_id text default null)
      returns boolean
      language plpgsql volatile as $$ begin perform pg_sleep(0.2); return false; end $$`);
  return () => asOwner.unsafe(was?.definition ?? "");
}

/** Twice as many as the API has connections. */
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
