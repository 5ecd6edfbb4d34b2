import { readFileSync } from "node:fs";
import postgres, { type Sql } from "postgres";
import { startDatabaseProject } from "../support/database/project.ts";
import { CONNECTIONS, measure, type Medians, ratio } from "./castBallots.ts";
import { describeMachine, markdown, writeResult } from "./report.ts";
import { startWrongLogins } from "./wrongLogins.ts";

const CLINICS = 300;
const MANY_STORED = 1_000_000;
const TARGET = 0.8;
const MOST_SLOWED_BY_LOGINS = 2;

async function wrongCounters(owner: Sql): Promise<number> {
  const [row] = await owner<{ wrong: number }[]>`
    select count(*)::int as wrong from private.recount_votes() where counter <> valid_votes`;
  return row?.wrong ?? -1;
}

async function run(owner: Sql, databaseUrl: string) {
  const visitors = postgres(databaseUrl, { max: CONNECTIONS, connection: { role: "anon" }, onnotice() {} });
  const machine = describeMachine();
  const hot = await measure(owner, visitors, "one clinic", 1, ["bare", "ours", "loose"]);
  const spread = await measure(owner, visitors, `${CLINICS} clinics`, CLINICS, ["bare", "ours", "loose"]);
  const wrongBefore = await wrongCounters(owner);

  console.log(`Storing ${MANY_STORED} more votes …`);
  await owner`call bench.store_votes(${MANY_STORED})`;
  await owner`vacuum analyze private.votes`;
  const hotFull = await measure(owner, visitors, "one clinic, a million stored", 1, ["ours"], 3);
  const spreadFull = await measure(
    owner,
    visitors,
    `${CLINICS} clinics, a million stored`,
    CLINICS,
    ["ours"],
    3,
  );

  const stop = startWrongLogins(databaseUrl);
  const withLogins = await measure(owner, visitors, "one clinic, 50 wrong logins a second", 1, ["ours"], 3);
  const logins = await stop();
  await visitors.end();
  return {
    machine,
    hot: { ours: hot("ours"), bare: hot("bare"), loose: hot("loose") },
    spread: { ours: spread("ours"), bare: spread("bare"), loose: spread("loose") },
    hotRatio: ratio(hot("ours"), hot("bare")),
    spreadRatio: ratio(spread("ours"), spread("bare")),
    hotFull: hotFull("ours"),
    spreadFull: spreadFull("ours"),
    withLogins: withLogins("ours"),
    logins,
    slowedByLogins: hotFull("ours").votesASecond / withLogins("ours").votesASecond,
    wrongCounters: wrongBefore + (await wrongCounters(owner)),
  };
}

type Result = Awaited<ReturnType<typeof run>>;

const row = (what: string, { votesASecond, p50, p95, rounds }: Medians, bare?: Medians) => [
  what,
  String(Math.round(votesASecond)),
  p50.toFixed(1),
  p95.toFixed(1),
  bare ? ratio({ votesASecond, p50, p95, rounds }, bare).toFixed(2) : "",
];

function describe(result: Result): string {
  const { hot, spread } = result;
  return markdown([
    [`${CONNECTIONS} connections`, "votes a second", "median ms", "p95 ms", "× bare"],
    row("one clinic, all rules", hot.ours, hot.bare),
    row("one clinic, bare insert and count", hot.bare),
    row("one clinic, bare without a foreign key", hot.loose, hot.bare),
    row(`${CLINICS} clinics, all rules`, spread.ours, spread.bare),
    row(`${CLINICS} clinics, bare insert and count`, spread.bare),
    row("one clinic, all rules, a million votes stored", result.hotFull),
    row(`${CLINICS} clinics, all rules, a million votes stored`, result.spreadFull),
    row("one clinic, all rules, a million votes stored, 50 wrong logins a second", result.withLogins),
  ]);
}

export async function benchVotes(): Promise<void> {
  const project = await startDatabaseProject({ fsync: true });
  try {
    const owner = postgres(project.databaseUrl, { max: 1, onnotice() {} });
    await owner.unsafe(readFileSync(new URL("votes.sql", import.meta.url), "utf8"));
    const result = await run(owner, project.databaseUrl);
    await owner.end();
    writeResult("votes", result);
    console.log(`\n${describe(result)}\n`);
    console.log(`Counters that are not the number of valid votes: ${result.wrongCounters}`);
    console.log(
      `50 wrong logins a second make votes ${result.slowedByLogins.toFixed(2)} times slower; at most ${MOST_SLOWED_BY_LOGINS}. ` +
        `${result.logins.answered.toFixed(1)} a second were answered, ${result.logins.refused.toFixed(1)} of them refused before any hash.`,
    );
    const reached =
      result.hotRatio >= TARGET &&
      result.wrongCounters === 0 &&
      result.slowedByLogins <= MOST_SLOWED_BY_LOGINS;
    console.log(
      `One clinic: ${result.hotRatio.toFixed(2)} × bare; the target of ${TARGET} is ${reached ? "reached" : "missed"}.`,
    );
    if (!reached) process.exitCode = 1;
  } finally {
    await project.close();
  }
}
