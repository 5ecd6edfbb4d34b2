import { expect, test } from "vitest";
import { simulateVotes, type Crowd } from "./simulation.ts";

const CROWD: Crowd = {
  ...{ seed: 1, seconds: 60, votesASecond: 500, hotShare: 0, clinics: 10_000, connections: 1_000 },
  ...{ cores: 1, workMs: 1, lockMs: 0, shards: 1, patienceMs: Number.POSITIVE_INFINITY },
};

const simulate = (crowd: Partial<Crowd>) => simulateVotes({ ...CROWD, ...crowd });

test("the same seed gives the same crowd, and another seed another", () => {
  const first = simulate({ seconds: 5 });
  expect(simulate({ seconds: 5 })).toEqual(first);
  expect(simulate({ seconds: 5, seed: 2 })).not.toEqual(first);
});

test("one core behaves as queueing theory says: half busy, the 95th of 100 waits ln 20 times 2 ms", () => {
  const { p50, p95, votesASecond } = simulate({ seconds: 200 });
  expect(votesASecond).toBeCloseTo(500, -1);
  expect(p50).toBeCloseTo(2 * Math.log(2), 0);
  expect(p95 / (2 * Math.log(20))).toBeCloseTo(1, 1);
});

test("a crowd at one clinic gets no further than its counter is free, whatever the cores", () => {
  const crowd = { votesASecond: 3_000, cores: 16, workMs: 1, lockMs: 0.5, hotShare: 1, seconds: 10 };
  const one = simulate(crowd);
  expect(one.votesASecond / 2_000).toBeCloseTo(1, 1);
  expect(one.p95).toBeGreaterThan(3_000);
  const eight = simulate({ ...crowd, shards: 8 });
  expect(eight.votesASecond / 3_000).toBeCloseTo(1, 1);
  expect(eight.p95).toBeLessThan(20);
});

test("shards don't help where the cores are busy, nor a crowd that is spread", () => {
  const busy = { votesASecond: 3_000, cores: 2, workMs: 1, lockMs: 0.5, seconds: 10 };
  expect(simulate({ ...busy, hotShare: 1, shards: 8 }).votesASecond / 2_000).toBeCloseTo(1, 1);
  expect(simulate({ ...busy, hotShare: 0 }).votesASecond / 2_000).toBeCloseTo(1, 1);
});

test("few connections hold a crowd back even where the cores are idle", () => {
  const crowd = { votesASecond: 1_500, cores: 16, workMs: 1, lockMs: 3, seconds: 20 };
  expect(simulate({ ...crowd, connections: 4 }).votesASecond / 1_000).toBeCloseTo(1, 1);
  expect(simulate({ ...crowd, connections: 16 }).votesASecond / 1_500).toBeCloseTo(1, 1);
});

test("whoever waited too long gives up, and no vote is lost from the count of both", () => {
  const patient = simulate({ votesASecond: 2_000, seconds: 20 });
  const impatient = simulate({ votesASecond: 2_000, seconds: 20, connections: 4, patienceMs: 3_000 });
  expect(patient.givenUp).toBe(0);
  expect(impatient.givenUp).toBeGreaterThan(10_000);
  expect(impatient.votes + impatient.givenUp).toBeGreaterThan(39_000);
  expect(impatient.most).toBeLessThan(3_200);
});
