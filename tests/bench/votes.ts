import { readFileSync } from "node:fs";
import postgres, { type Sql } from "postgres";
import { startDatabaseProject } from "../support/database/project.ts";
import { CONNECTIONS, measure, type Medians, ratios } from "./castBallots.ts";
import { describeMachine, markdown, writeResult } from "./report.ts";
import { describeSpread, judge, together } from "./spread.ts";
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
    hotRatios: ratios(hot("ours"), hot("bare")),
    spreadRatios: ratios(spread("ours"), spread("bare")),
    hotFull: hotFull("ours"),
    spreadFull: spreadFull("ours"),
    withLogins: withLogins("ours"),
    logins,
    slowedByLogins: ratios(hotFull("ours"), withLogins("ours")),
    wrongCounters: wrongBefore + (await wrongCounters(owner)),
  };
}

type Result = Awaited<ReturnType<typeof run>>;

const row = (what: string, ours: Medians, bare?: Medians) => [
  what,
  ...[describeSpread(ours.rounds.map((round) => round.votesASecond)), ours.p50.toFixed(1)],
  ...[ours.p95.toFixed(1), bare ? describeSpread(ratios(ours, bare), 2) : ""],
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
      `50 wrong logins a second make votes ${describeSpread(result.slowedByLogins, 2)} times slower; at most ${MOST_SLOWED_BY_LOGINS}. ` +
        `${result.logins.answered.toFixed(1)} a second were answered, ${result.logins.refused.toFixed(1)} of them refused before any hash.`,
    );
    const reached = together([
      judge(result.hotRatios, { atLeast: TARGET }),
      judge(result.slowedByLogins, { atMost: MOST_SLOWED_BY_LOGINS }),
      judge([result.wrongCounters], { atMost: 0 }),
    ]);
    console.log(
      `One clinic: ${describeSpread(result.hotRatios, 2)} × bare, at least ${TARGET}. All three goals met: ${reached}.`,
    );
    if (reached !== "yes") process.exitCode = 1;
  } finally {
    await project.close();
  }
}
