// Brings a database of 1.0.0 with a million votes to the newest version and beyond, while visitors vote.
import { readFileSync, rmSync } from "node:fs";
import { setTimeout as rest } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { pushMigrations } from "../../supabase/backup/hostedDatabase.ts";
import { runCli } from "../../supabase/stack/cli.ts";
import { openStack } from "../../supabase/stack/stack.ts";
import { makeLaterVersion } from "../support/database/releasedData.ts";
import { TEST_JWT_SECRET, TEST_SECRET_KEY } from "../support/database/secrets.ts";
import { describeMachine, markdown, median, writeResult } from "./report.ts";

const STORED = 1_000_000;
const BALLOTS = 20_000;
const CLINICS = 300;
const VOTERS = 8;
const PAUSE_MS = 20;
const BEFORE_MS = 10_000;
const QUERY_S = 5;
const LONGEST_MS = 1_000;

/** How long each vote waited for its answer. */
class Voters {
  readonly #visitors: Sql;

  readonly #waits: number[] = [];

  #next = 0;

  #ends = false;

  #voting: Promise<void[]> = Promise.resolve([]);

  constructor(databaseUrl: string) {
    this.#visitors = postgres(databaseUrl, { max: VOTERS, connection: { role: "anon" }, onnotice() {} });
  }

  begin(): void {
    this.#voting = Promise.all(Array.from({ length: VOTERS }, () => this.#vote()));
  }

  async #vote(): Promise<void> {
    while (!this.#ends) {
      const number = ++this.#next;
      if (number > BALLOTS) throw new Error("There are too few ballots");
      const started = performance.now();
      await this.#visitors`call bench.cast_ballots('ours', ${number}, ${BALLOTS})`;
      this.#waits.push(performance.now() - started);
      await rest(PAUSE_MS);
    }
  }

  takeWaits(): number[] {
    return this.#waits.splice(0);
  }

  /** @returns how many voted */
  async end(): Promise<number> {
    this.#ends = true;
    await this.#voting;
    await this.#visitors.end();
    return this.#next;
  }
}

async function readSlowly(databaseUrl: string, reading: () => Promise<void>): Promise<void> {
  const report = postgres(databaseUrl, { max: 1, onnotice() {} });
  const query = report`select pg_sleep(${QUERY_S}) from (select from private.votes limit 1) as one`.execute();
  await reading();
  await query;
  await report.end();
}

interface Step {
  what: string;
  seconds: number;
  votes: number;
  median: number;
  longest: number;
}

async function timed(what: string, voters: Voters, act: () => Promise<unknown>): Promise<Step> {
  console.log(`${what} …`);
  voters.takeWaits();
  const started = performance.now();
  await act();
  const seconds = (performance.now() - started) / 1000;
  const waits = voters.takeWaits();
  return { what, seconds, votes: waits.length, median: median(waits), longest: Math.max(...waits) };
}

async function run(databaseUrl: string) {
  const released = readFileSync("supabase/migrations.sha256", "utf8").trim().split("\n").length;
  await pushMigrations(databaseUrl, released);
  const owner = postgres(databaseUrl, { max: 1, onnotice() {} });
  await owner.unsafe(readFileSync(new URL("votes.sql", import.meta.url), "utf8"));
  await owner`call bench.print_ballots(${BALLOTS}, ${CLINICS})`;
  console.log(`Storing ${STORED} votes …`);
  await owner`call bench.store_votes(${STORED})`;
  await owner`vacuum analyze private.votes`;

  const later = makeLaterVersion();
  const push = () => runCli(["db", "push", `--remote=${databaseUrl}`, "--yes"], later);
  const voters = new Voters(databaseUrl);
  voters.begin();
  let refused: Awaited<ReturnType<typeof push>> | undefined;
  let pushed: Awaited<ReturnType<typeof push>> | undefined;
  const steps = [
    await timed("Nothing but votes", voters, () => rest(BEFORE_MS)),
    await timed(`A push while a query reads the votes for ${QUERY_S} s`, voters, () =>
      readSlowly(databaseUrl, async () => {
        refused = await push();
      }),
    ),
    await timed("The push once more", voters, async () => {
      pushed = await push();
    }),
  ];
  const cast = await voters.end();
  rmSync(later, { recursive: true, force: true });
  const [counted] = await owner<{ stored: number; wrong: number }[]>`
    select sum(valid_votes + voided_votes)::int as stored,
      count(*) filter (where counter <> valid_votes)::int as wrong from private.recount_votes()`;
  await owner.end();
  if (pushed?.code !== 0) throw new Error(`The push failed:\n${pushed?.stderr}`);
  return {
    steps,
    refused: refused?.code !== 0,
    lost: STORED + cast - (counted?.stored ?? 0),
    wrongCounters: counted?.wrong ?? -1,
  };
}

/** `npm run bench upgrade`: takes three minutes. */
export async function benchUpgrade(): Promise<void> {
  const machine = describeMachine();
  const stack = await openStack({
    jwtSecret: TEST_JWT_SECRET,
    secretKey: TEST_SECRET_KEY,
    push: false,
    fsync: true,
  });
  try {
    const result = await run(stack.databaseUrl);
    writeResult("upgrade", { machine, ...result });
    const rows = result.steps.map(({ what, seconds, votes, median: middle, longest }) => [
      what,
      seconds.toFixed(1),
      String(votes),
      middle.toFixed(0),
      longest.toFixed(0),
    ]);
    console.log(`\n${markdown([["what", "s", "votes", "median wait, ms", "longest wait, ms"], ...rows])}\n`);
    console.log(
      `The push beside the slow query ${result.refused ? "gave up and changed nothing" : "did not wait"}.`,
    );
    console.log(`Votes lost: ${result.lost}. Wrong counters: ${result.wrongCounters}.`);
    const longest = Math.max(...result.steps.map((step) => step.longest));
    if (longest > LONGEST_MS || result.lost !== 0 || result.wrongCounters !== 0) process.exitCode = 1;
  } finally {
    await stack.close();
  }
}
