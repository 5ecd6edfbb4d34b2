import { markdown } from "../report.ts";
import { simulateVotes, type Crowd, type Outcome } from "./simulation.ts";

/** By `npm run bench votes`: two processors took 2,416 votes a second, one clinic's counter 1,843. */
const MEASURED = { workMs: 2_000 / 2_416, lockMs: 1_000 / 1_843 };
/** The same with a million votes stored. */
const MILLION_STORED = { workMs: 2_000 / 2_233, lockMs: 1_000 / 1_437 };

const USUAL: Crowd = {
  ...{ seed: 33, seconds: 30, votesASecond: 0, hotShare: 1, clinics: 300, connections: 10, cores: 2 },
  ...{ ...MEASURED, shards: 1, patienceMs: 3_000 },
};

const CROWDS: [what: string, crowd: Partial<Crowd>][] = [
  ["a day of ten million visits, one in fifty votes, at its busiest", { votesASecond: 12, hotShare: 0.1 }],
  ["a hundred times that", { votesASecond: 1_200, hotShare: 0.1 }],
  ["1,000 a second, all for one clinic", { votesASecond: 1_000 }],
  ["… four shards", { votesASecond: 1_000, shards: 4 }],
  ["… a million votes stored in one table", { votesASecond: 1_000, ...MILLION_STORED }],
  ["2,500 a second, all for one clinic", { votesASecond: 2_500 }],
  ["… four shards", { votesASecond: 2_500, shards: 4 }],
  ["… eight cores", { votesASecond: 2_500, cores: 8, connections: 40 }],
  ["… eight cores, four shards", { votesASecond: 2_500, cores: 8, connections: 40, shards: 4 }],
  [
    "… and a million votes stored in one table",
    { votesASecond: 2_500, cores: 8, connections: 40, shards: 4, ...MILLION_STORED },
  ],
];

export type Crowds = { what: string; crowd: Crowd; outcome: Outcome }[];

export function simulateCrowds(): Crowds {
  return CROWDS.map(([what, changed]) => {
    const crowd = { ...USUAL, ...changed };
    return { what, crowd, outcome: simulateVotes(crowd) };
  });
}

export function describeCrowds(crowds: Crowds): string {
  return markdown([
    ["simulated", "votes a second", "median ms", "p95 ms", "gave up"],
    ...crowds.map(({ what, outcome: { votesASecond, p50, p95, votes, givenUp } }) => [
      ...[what, votesASecond.toFixed(0), p50.toFixed(1), p95.toFixed(1)],
      `${((100 * givenUp) / (votes + givenUp)).toFixed(0)} %`,
    ]),
  ]);
}
