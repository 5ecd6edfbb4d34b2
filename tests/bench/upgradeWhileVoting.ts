import { readFileSync, rmSync } from "node:fs";
import { setTimeout as rest } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { pushMigrations } from "../../supabase/backup/hostedDatabase.ts";
import { runCli, type CliResult } from "../../supabase/stack/cli.ts";
import { makeLaterVersion } from "../support/database/releasedData.ts";
import { median } from "./report.ts";

const CLINICS = 300;
const VOTERS = 8;
const PAUSE_MS = 20;

export interface UpgradeSize {
  stored: number;
  ballots: number;
  /** How long visitors vote before anything is pushed. */
  beforeMs: number;
}

class Voters {
  readonly #visitors: Sql;

  readonly #ballots: number;

  readonly #waits: number[] = [];

  readonly #voting: Promise<void[]>;

  #next = 0;

  #ends = false;

  constructor(databaseUrl: string, ballots: number) {
    this.#ballots = ballots;
    this.#visitors = postgres(databaseUrl, { max: VOTERS, connection: { role: "anon" }, onnotice() {} });
    this.#voting = Promise.all(Array.from({ length: VOTERS }, () => this.#vote()));
  }

  async #vote(): Promise<void> {
    while (!this.#ends && this.#next < this.#ballots) {
      const number = ++this.#next;
      const started = performance.now();
      await this.#visitors`call bench.cast_ballots('ours', ${number}, ${this.#ballots})`;
      this.#waits.push(performance.now() - started);
      await rest(PAUSE_MS);
    }
  }

  /** @returns how long each vote since the last call took, in milliseconds */
  takeWaits(): number[] {
    return this.#waits.splice(0);
  }

  /** Connecting takes a busy machine a while. */
  async untilFirst(): Promise<void> {
    while (this.#waits.length === 0) await rest(PAUSE_MS);
  }

  /** @returns how many voted */
  async end(): Promise<number> {
    this.#ends = true;
    await this.#voting;
    await this.#visitors.end();
    return this.#next;
  }
}

interface Step {
  what: string;
  seconds: number;
  votes: number;
  median: number;
  longest: number;
}

async function timed(what: string, voters: Voters, act: () => Promise<unknown>): Promise<Step> {
  voters.takeWaits();
  const started = performance.now();
  await act();
  const seconds = (performance.now() - started) / 1000;
  const waits = voters.takeWaits();
  return { what, seconds, votes: waits.length, median: median(waits), longest: Math.max(...waits) };
}

/** As a query does that takes until then. */
async function whileRead(databaseUrl: string, act: () => Promise<void>): Promise<void> {
  const reader = postgres(databaseUrl, { max: 1, onnotice() {} });
  await reader.begin(async (sql) => {
    await sql`select from private.votes limit 1`;
    await act();
  });
  await reader.end();
}

/**
 * Brings an empty project to 1.0.0, stores votes, and pushes everything newer and made-up changes of each kind
 * while visitors vote: first beside a query that doesn't end, then once more.
 * @throws if the second push fails
 */
export async function upgradeWhileVoting(databaseUrl: string, size: UpgradeSize) {
  const released = readFileSync("supabase/migrations.sha256", "utf8").trim().split("\n").length;
  await pushMigrations(databaseUrl, released);
  const owner = postgres(databaseUrl, { max: 1, onnotice() {} });
  await owner.unsafe(readFileSync(new URL("votes.sql", import.meta.url), "utf8"));
  await owner`call bench.print_ballots(${size.ballots}, ${CLINICS})`;
  await owner`call bench.store_votes(${size.stored})`;
  await owner`vacuum analyze private.votes`;

  const later = makeLaterVersion();
  const pushes: CliResult[] = [];
  const push = async () => {
    pushes.push(await runCli(["db", "push", `--remote=${databaseUrl}`, "--yes"], later));
  };
  const voters = new Voters(databaseUrl, size.ballots);
  const steps = [
    await timed("nothing but votes", voters, async () => {
      await rest(size.beforeMs);
      await voters.untilFirst();
    }),
    await timed("a push while a query reads the votes", voters, () => whileRead(databaseUrl, push)),
    await timed("the push once more", voters, () => untilPushed(push, pushes)),
  ];
  const cast = await voters.end();
  rmSync(later, { recursive: true, force: true });
  const [counted] = await owner<{ stored: number; wrong: number }[]>`
    select sum(valid_votes + voided_votes)::int as stored,
      count(*) filter (where counter <> valid_votes)::int as wrong from private.recount_votes()`;
  await owner.end();
  const [first, last] = [pushes.at(0), pushes.at(-1)];
  if (last?.code !== 0) throw new Error(`The push failed:\n${last?.stderr}`);
  return {
    steps,
    gaveUp: hasGivenUp(first),
    lost: size.stored + cast - (counted?.stored ?? 0),
    wrongCounters: counted?.wrong ?? -1,
  };
}

const MOST_PUSHES = 5;

/** A voter who isn't given a processor for a second keeps it waiting too long, so operators are told to repeat it. */
async function untilPushed(push: () => Promise<void>, pushes: readonly CliResult[]): Promise<void> {
  do await push();
  while (hasGivenUp(pushes.at(-1)) && pushes.length < MOST_PUSHES);
}

function hasGivenUp(push: CliResult | undefined): boolean {
  return push?.code !== 0 && /lock timeout/.test(`${push?.stderr}${push?.stdout}`);
}
