import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { startPostgrest } from "../../../supabase/stack/postgrest.ts";
import { startDatabaseProject } from "../../support/database/project.ts";
import { TEST_JWT_SECRET } from "../../support/database/secrets.ts";
import { fillWithClinics } from "../../support/database/manyRows.ts";
import { progress } from "../pagesReport.ts";
import { describeMachine, markdown, writeResult } from "../report.ts";
import { describeSpread } from "../spread.ts";
import { describeCrowds, simulateCrowds } from "./crowds.ts";
import { readRound, READS, type Api, type Round } from "./reads.ts";
import { startStandby } from "./standby.ts";

const ROUNDS = 5;
const CALLS = { 0: 400, 5_000: 60 };
const WRITES = 20;

export async function benchScaling(): Promise<void> {
  const machine = describeMachine();
  const project = await startDatabaseProject({ fsync: true });
  const owner = postgres(project.databaseUrl, { max: 1, onnotice() {} });
  const closing: (() => unknown)[] = [() => owner.end(), () => project.close()];
  try {
    const [server] = await owner<{ folder: string }[]>`
      select current_setting('data_directory') as folder`;
    const first = { socket: project.postgrest.socket, database: processOf(server?.folder ?? "") };
    const small = await measureReads("today's clinics", first, CALLS[0]);
    progress("Storing 5,000 clinics with their facts …");
    await fillWithClinics((sql) => owner.unsafe(sql), 5_000);
    await owner`vacuum analyze`;
    const grown = await measureReads("5,000 clinics", first, CALLS[5_000]);
    progress("Starting a second Postgres that follows the first …");
    const standby = await startStandby(owner, project.databaseUrl);
    closing.unshift(() => standby.stop());
    const second = postgres(standby.url, { max: 1, onnotice() {} });
    closing.unshift(() => second.end());
    const behindMs = await measureLag(owner, second);
    const follower = await startPostgrest({ databaseUrl: standby.url, jwtSecret: TEST_JWT_SECRET });
    closing.unshift(() => follower.stop());
    const replica = await measureReads(
      "5,000 clinics, from the replica",
      { socket: follower.socket, database: processOf(standby.folder) },
      CALLS[5_000],
    );
    const crowds = simulateCrowds();
    const reads = { ...small, ...grown, ...replica };
    writeResult("scaling", { machine, reads, behindMs, crowds });
    console.log(`\n${describeReads(reads)}\n`);
    console.log(`A change is seen on the replica after ${describeSpread(behindMs, 1)} ms.\n`);
    console.log(describeCrowds(crowds));
  } finally {
    for (const close of closing) await close();
  }
}

const processOf = (folder: string) =>
  Number.parseInt(readFileSync(join(folder, "postmaster.pid"), "utf8"), 10);

async function measureReads(where: string, api: Api, calls: number): Promise<Record<string, Round[]>> {
  const rounds: Record<string, Round[]> = {};
  for (let round = 1; round <= ROUNDS; round++) {
    progress(`Reading, ${where}, round ${round} of ${ROUNDS}`);
    for (const [what, path] of Object.entries(READS)) {
      (rounds[`${what}, ${where}`] ??= []).push(await readRound(api, path, calls));
    }
  }
  return rounds;
}

/** Asked every millisecond. */
async function measureLag(owner: Sql, standby: Sql): Promise<number[]> {
  const times: number[] = [];
  const shown = async () =>
    (
      await standby<
        { votes: number }[]
      >`select upvote_count as votes from public.clinics where id = 'reprofit'`
    )[0]?.votes;
  for (let write = 1; write <= WRITES; write++) {
    const [row] = await owner<{ votes: number }[]>`
      update public.clinics set upvote_count = upvote_count + 1 where id = 'reprofit' returning upvote_count as votes`;
    const committed = performance.now();
    while ((await shown()) !== row?.votes) await pause(1);
    times.push(performance.now() - committed);
  }
  return times;
}

function describeReads(reads: Record<string, Round[]>): string {
  return markdown([
    ["read", "kB", "Postgres, ms", "PostgREST, ms", "a second and core", "a second by the clock"],
    ...Object.entries(reads).map(([what, rounds]) => [
      what,
      describeSpread(rounds.map(({ kB }) => kB)),
      describeSpread(
        rounds.map(({ postgresMs }) => postgresMs),
        2,
      ),
      describeSpread(
        rounds.map(({ postgrestMs }) => postgrestMs),
        2,
      ),
      describeSpread(rounds.map(({ postgresMs, postgrestMs }) => 1_000 / (postgresMs + postgrestMs))),
      describeSpread(rounds.map(({ aSecond }) => aSecond)),
    ]),
  ]);
}
