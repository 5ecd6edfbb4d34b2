import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describeMachine, markdown, median, writeResult } from "../report.ts";
import { describeSpread, judge, together, type Verdict } from "../spread.ts";
import { FLOODS } from "./floods.ts";
import { openBenchStack, type BenchStack } from "./stack.ts";
import { benchStackVotes, describeStackVotes } from "./stackVotes.ts";
import type { Felt, Latency } from "./visitors.ts";

const SECONDS = 20;
/** How many times slower honest visitors may get under attack, at p95. */
const MOST_SLOWED = 3;

interface Attacked {
  name: string;
  felt: Felt;
  attacker: { answered: number; statuses: Record<string, number> };
}

/** Runs a script in a process of its own, so that nobody measures their own work. */
function child<T>(script: string, ...args: string[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const file = fileURLToPath(new URL(script, import.meta.url));
    const process = fork(file, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    let said: T | undefined;
    process.once("message", (message) => (said = message as T));
    process.once("error", reject);
    process.once("exit", (code) => {
      if (said === undefined) reject(new Error(`${script} ended with ${code} and said nothing`));
      else resolve(said);
    });
  });
}

const honest = async (url: string) => child<Felt>("visitors.ts", url, String(SECONDS));

async function attack(stack: BenchStack, name: string): Promise<Attacked> {
  await FLOODS[name]?.prepare?.(stack);
  const [felt, attacker] = await Promise.all([
    honest(stack.url),
    child<Attacked["attacker"]>("attackers.ts", stack.url, String(SECONDS), name),
  ]);
  return { name, felt, attacker };
}

function usual(quiet: Felt[]): Felt {
  const of = (kind: Kind): Latency => {
    const all = quiet.map((felt) => felt[kind]);
    const middle = (key: keyof Latency) => median(all.map((latency) => latency[key]));
    return { p50: middle("p50"), p95: middle("p95"), asked: middle("asked"), failed: middle("failed") };
  };
  return { list: of("list"), vote: of("vote"), signIn: of("signIn") };
}

const times = (latency: Latency) => `${latency.p50.toFixed(0)} / ${latency.p95.toFixed(0)}`;

const KINDS = ["list", "vote", "signIn"] as const;
type Kind = (typeof KINDS)[number];

function slowed({ felt }: Attacked, quiet: Felt): number {
  return Math.max(...KINDS.map((kind) => felt[kind].p95 / quiet[kind].p95));
}

const failures = (felt: Felt) => KINDS.reduce((sum, kind) => sum + felt[kind].failed, 0);

/** Where the quiet rounds disagree, so does the verdict. */
function slowings(attacked: Attacked, quiet: Felt[]): number[] {
  return quiet.map((round) => slowed(attacked, round));
}

function verdictOn(attacked: Attacked, quiet: Felt[]): Verdict {
  return together([
    judge(slowings(attacked, quiet), { atMost: MOST_SLOWED }),
    judge([failures(attacked.felt)], { atMost: 0 }),
  ]);
}

function describeAttack(attacked: Attacked, quiet: Felt[]): string[] {
  const { name, felt, attacker } = attacked;
  const statuses = Object.entries(attacker.statuses).map(([status, count]) => `${status}: ${count}`);
  return [
    name,
    `${attacker.answered.toFixed(0)} (${statuses.join(", ")})`,
    ...KINDS.map((kind) => times(felt[kind])),
    describeSpread(slowings(attacked, quiet), 1),
    String(failures(felt)),
    verdictOn(attacked, quiet),
  ];
}

const HEAD = [
  ...["flood", "answered a second (statuses)", "list ms p50 / p95", "vote", "sign-in", "× at p95"],
  ...["honest requests failed", "met"],
];

export async function benchAttacks(only: string[] = []): Promise<void> {
  const machine = describeMachine();
  const stack = await openBenchStack();
  try {
    const votes = await benchStackVotes(stack);
    const names = Object.keys(FLOODS).filter((name) => only.length === 0 || only.includes(name));
    const [quiet, attacked]: [Felt[], Attacked[]] = [[], []];
    for (const [index, name] of names.entries()) {
      if (index % 4 === 0) quiet.push(await honest(stack.url));
      attacked.push(await attack(stack, name));
      console.log(`${name}: measured`);
    }
    quiet.push(await honest(stack.url));
    const without = usual(quiet);
    writeResult("attacks", { machine, votes, without, quiet, attacked });
    const unharmed = [
      "none",
      "",
      ...KINDS.map((kind) => times(without[kind])),
      "",
      String(failures(without)),
      "–",
    ];
    const rows = attacked.map((each) => describeAttack(each, quiet));
    console.log(`\n${describeStackVotes(votes)}\n\n${markdown([HEAD, unharmed, ...rows])}\n`);
    const unsure = attacked.filter((each) => verdictOn(each, quiet) !== "yes");
    for (const each of unsure) console.log(`Goal met by ${each.name}: ${verdictOn(each, quiet)}`);
    console.log(
      `At most ${MOST_SLOWED} times slower at p95: ${attacked.length - unsure.length} of ${attacked.length}.`,
    );
    if (unsure.length > 0) process.exitCode = 1;
  } finally {
    await stack.close();
  }
}
