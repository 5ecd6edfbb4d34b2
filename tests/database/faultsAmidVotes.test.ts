// Parts that fail while people vote: no vote is lost or counted twice, and all recovers by itself.
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { COUNTED, REPEATED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { crowd } from "../support/database/crowd.ts";
import { withSettings } from "../support/database/settings.ts";

const VOTERS = 120;
const PATIENCE = { timeout: 120_000, interval: 50 };

async function connectionsOfTheApi(): Promise<number[]> {
  const rows = await asOwner<{ pid: number }[]>`
    select pid from pg_stat_activity where usename = 'authenticator' and pid <> pg_backend_pid()`;
  return rows.map(({ pid }) => pid);
}

/** After one of its processes was killed, the server ends all others, too, and reads its log again. */
const crash = ([pid = Number.NaN]: number[]) => process.kill(pid, "SIGKILL");

async function dropConnections(pids: number[]): Promise<void> {
  for (const pid of pids) await asOwner`select pg_terminate_backend(${pid})`;
}

/** Whether a process is the PostgREST of the process that runs all these tests. */
function isOurPostgrest(pid: string): boolean {
  const [, name, parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return name === "postgrest" && Number(parent) === process.ppid;
}

function killPostgrest(): void {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/stat`));
  for (const pid of pids.filter(isOurPostgrest)) process.kill(Number(pid), "SIGKILL");
}

/** As a visitor who tries again until there is an answer. */
async function voteUntilAnswered(clinic: string): Promise<string> {
  const [visitor, session] = [anonymous(), randomUUID()];
  return await vi.waitFor(async () => {
    const { data, error } = await vote(visitor, clinic, session);
    if (error) throw error;
    return (data as { message: string }).message;
  }, PATIENCE);
}

test.for<[what: string, fail: (pids: number[]) => unknown]>([
  ["Postgres crashes", crash],
  ["Postgres drops the API's connections", dropConnections],
  ["PostgREST is killed", killPostgrest],
])("when %s amid votes, each is counted once", async ([, fail]) => {
  const clinic = await someClinic();
  await withSettings({ unproven_votes_per_clinic_a_day: 2 * VOTERS }, async () => {
    let begun = 0;
    let before: number[] = [];
    const answers = await crowd(Array.from({ length: VOTERS }), 12, async () => {
      begun += 1;
      if (begun === VOTERS / 3) await fail((before = await connectionsOfTheApi()));
      return await voteUntilAnswered(clinic);
    });
    // Whose answer was lost is told that the vote is there already.
    const unlike = answers.filter((answer) => answer !== REPEATED.message && answer !== COUNTED.message);
    expect(unlike).toEqual([]);
    const after = await vi.waitFor(connectionsOfTheApi, PATIENCE);
    expect(before).not.toEqual([]);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  });
  expect(await countVotes(clinic)).toEqual({ shown: VOTERS, stored: VOTERS });
});
