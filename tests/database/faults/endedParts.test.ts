import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { voteErrorMessage } from "../../../src/directory/voting/voteMessages.ts";
import { signedIn, someAccount } from "../../support/database/accounts.ts";
import { asOwner } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";
import { commandOf, familyOf, killAtOnce } from "../../support/database/processes.ts";
import { withSettings } from "../../support/database/settings.ts";
import { PATIENCE, voteDuringFault, VOTERS } from "../../support/database/voteDuringFault.ts";

/** PostgREST drops its idle connections whenever it reads the schema anew, as after the test before. */
async function connectionsOfTheApi(): Promise<number[]> {
  return await vi.waitFor(async () => {
    const rows = await asOwner<{ pid: number }[]>`
      select pid from pg_stat_activity where usename = 'authenticator' and pid <> pg_backend_pid()`;
    expect(rows).not.toEqual([]);
    return rows.map(({ pid }) => pid);
  }, PATIENCE);
}

/** The server then ends its other processes, too, and reads its log again. */
const crash = (pids: number[]) => killAtOnce(pids.filter((pid) => commandOf(pid) !== "").slice(0, 1));

async function dropConnections(pids: number[]): Promise<void> {
  for (const pid of pids) await asOwner`select pg_terminate_backend(${pid})`;
}

async function endPostgres(signal: NodeJS.Signals): Promise<void> {
  const [row] = await asOwner<{ folder: string }[]>`select current_setting('data_directory') as folder`;
  process.kill(Number.parseInt(readFileSync(`${row?.folder}/postmaster.pid`, "utf8"), 10), signal);
}

function ourPids(command: RegExp): number[] {
  return familyOf(process.ppid).flatMap(({ pid }) => (command.test(commandOf(pid)) ? [pid] : []));
}

const killPostgrest = () => killAtOnce(ourPids(/\/postgrest /));

const OUTAGE = "Failed to record upvote. Please try again. Our server is overloaded or being repaired";

test.for<[what: string, fail: (pids: number[]) => unknown]>([
  ["a process of Postgres is killed", crash],
  ["Postgres is killed", () => endPostgres("SIGKILL")],
  ["Postgres is restarted", () => endPostgres("SIGINT")],
  ["Postgres drops the API's connections", dropConnections],
  ["PostgREST is killed", killPostgrest],
])("when %s amid votes, each is counted once", async ([, fail]) => {
  const clinic = await someClinic();
  let before: number[] = [];
  const { unlike, refusals } = await withSettings({ unproven_votes_per_clinic_a_day: 2 * VOTERS }, () =>
    voteDuringFault(clinic, { begin: async () => fail((before = await connectionsOfTheApi())) }),
  );
  expect(unlike).toEqual([]);
  await vi.waitFor(async () => {
    const after = await connectionsOfTheApi();
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  }, PATIENCE);
  expect(await countVotes(clinic)).toEqual({ shown: VOTERS, stored: VOTERS });
  const answered = refusals.filter(({ status }) => status > 0);
  for (const refusal of answered) expect(voteErrorMessage(refusal).text).toContain(OUTAGE);
});

test("when Auth is killed, people can sign in again soon, and nobody else notices", async () => {
  const [clinic, account] = [await someClinic(), await someAccount({ admin: false })];
  const auth = ourPids(/authServer/);
  const { refusals } = await withSettings({ unproven_votes_per_clinic_a_day: 2 * VOTERS }, () =>
    voteDuringFault(clinic, { begin: () => killAtOnce(auth) }),
  );
  expect(auth).toHaveLength(1);
  expect(refusals).toEqual([]);
  await vi.waitFor(() => signedIn(account), PATIENCE);
});
