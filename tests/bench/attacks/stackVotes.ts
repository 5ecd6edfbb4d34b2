import { randomUUID } from "node:crypto";
import { createCaller, ORIGIN, rpc, solve, someIpv4 } from "./requests.ts";
import { markdown } from "../report.ts";
import type { BenchStack } from "./stack.ts";

const VOTES = 2_000;
const CONNECTIONS = 16;
const headers = { origin: ORIGIN };

export interface StackVotes {
  where: string;
  votesASecond: number;
  p50: number;
  p95: number;
}

export async function benchStackVotes(stack: BenchStack): Promise<StackVotes[]> {
  const clinics = (await stack.owner<{ id: string }[]>`select id from public.clinics order by id`).map(
    ({ id }) => id,
  );
  // Browsers solve checks in production, so make solving cheap here.
  await stack.owner`update private.settings set human_check_numbers = 100`;
  const one = await cast(stack, "one clinic", ["reprofit"]);
  const spread = await cast(stack, `${clinics.length} clinics`, clinics);
  await stack.owner`update private.settings set human_check_numbers = 50000`;
  return [one, spread];
}

async function cast({ url }: BenchStack, where: string, clinics: string[]): Promise<StackVotes> {
  const call = createCaller(url, CONNECTIONS);
  const ballots: { args: object; address: string; check: string }[] = [];
  await inParallel(VOTES, async (index) => {
    const [address, clinic] = [someIpv4(), clinics[index % clinics.length]];
    const args = { p_clinic_id: clinic, p_session_id: randomUUID() };
    const { text } = await call(rpc("create_human_check", args, address, headers));
    ballots.push({ args, address, check: solve(text) });
  });
  const latencies: number[] = [];
  const started = performance.now();
  await inParallel(VOTES, async (index) => {
    const { args = {}, address = "", check = "" } = ballots[index] ?? {};
    const voted = await call(
      rpc("handle_clinic_upvote", args, address, { ...headers, "x-human-check": check }),
    );
    if (!voted.text.includes("Thank you"))
      throw new Error(`A vote was refused: ${voted.status} ${voted.text}`);
    latencies.push(voted.ms);
  });
  const seconds = (performance.now() - started) / 1_000;
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
  return { where, votesASecond: VOTES / seconds, p50: at(0.5), p95: at(0.95) };
}

async function inParallel(many: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < many) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

export function describeStackVotes(votes: StackVotes[]): string {
  return markdown([
    [`proven votes over HTTP, ${CONNECTIONS} connections`, "votes a second", "median ms", "p95 ms"],
    ...votes.map(({ where, votesASecond, p50, p95 }) => [
      ...[where, votesASecond.toFixed(0), p50.toFixed(1), p95.toFixed(1)],
    ]),
  ]);
}
