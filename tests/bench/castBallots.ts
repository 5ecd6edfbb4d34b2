import type { Sql } from "postgres";
import { median } from "./report.ts";

export const CONNECTIONS = 16;
const ROUNDS = 7;
const VOTES_A_ROUND = 4_800;

/** With all rules; only insert and count; the same without its foreign key. */
type Kind = "ours" | "bare" | "loose";

interface Round {
  votesASecond: number;
  p50: number;
  p95: number;
}

export type Medians = Round & { rounds: Round[] };

/** Loops commit after each vote: a client sending each would take processor time and flatter every ratio. */
async function castBallots(owner: Sql, visitors: Sql, kind: Kind): Promise<Round> {
  await owner`truncate bench.latencies`;
  await owner`checkpoint`;
  const started = performance.now();
  await Promise.all(
    Array.from(
      { length: CONNECTIONS },
      (_, worker) => visitors`call bench.cast_ballots(${kind}, ${worker + 1}, ${CONNECTIONS})`,
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  const [latency] = await owner<{ p50: number; p95: number }[]>`
    select percentile_cont(0.5) within group (order by milliseconds) as p50,
      percentile_cont(0.95) within group (order by milliseconds) as p95 from bench.latencies`;
  if (!latency) throw new Error("No vote was cast");
  return { votesASecond: VOTES_A_ROUND / seconds, ...latency };
}

/** Alternates the kinds, so that other work on the machine affects all alike. */
export async function measure(
  owner: Sql,
  visitors: Sql,
  what: string,
  clinics: number,
  kinds: Kind[],
  rounds = ROUNDS,
) {
  const results: Record<string, Round[]> = Object.fromEntries(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < rounds; round++) {
    await owner`call bench.print_ballots(${VOTES_A_ROUND}, ${clinics})`;
    const order = round % 2 === 0 ? kinds : kinds.toReversed();
    for (const kind of order) results[kind]?.push(await castBallots(owner, visitors, kind));
    const speeds = kinds.map((kind) => `${kind} ${Math.round(results[kind]?.at(-1)?.votesASecond ?? 0)}`);
    console.log(`${what}, round ${round + 1} of ${rounds}: ${speeds.join(", ")} votes a second`);
  }
  return (kind: Kind): Medians => {
    const all = results[kind] ?? [];
    const of = (key: keyof Round) => median(all.map((round) => round[key]));
    return { votesASecond: of("votesASecond"), p50: of("p50"), p95: of("p95"), rounds: all };
  };
}

export function ratios(ours: Medians, other: Medians): number[] {
  return ours.rounds.map((round, index) => round.votesASecond / (other.rounds[index]?.votesASecond ?? 0));
}
