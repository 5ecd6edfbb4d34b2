import { openStack } from "../../supabase/stack/stack.ts";
import { TEST_JWT_SECRET, TEST_SECRET_KEY } from "../support/database/secrets.ts";
import { describeMachine, markdown, writeResult } from "./report.ts";
import { upgradeWhileVoting } from "./upgradeWhileVoting.ts";

const SIZE = { stored: 1_000_000, ballots: 20_000, beforeMs: 10_000 };
const LONGEST_MS = 1_000;

/** `npm run bench upgrade`: takes a minute. */
export async function benchUpgrade(): Promise<void> {
  const machine = describeMachine();
  console.log(`Storing ${SIZE.stored} votes, and upgrading beside more …`);
  const secrets = { jwtSecret: TEST_JWT_SECRET, secretKey: TEST_SECRET_KEY };
  const stack = await openStack({ ...secrets, push: false, fsync: true });
  try {
    const result = await upgradeWhileVoting(stack.databaseUrl, SIZE);
    writeResult("upgrade", { machine, ...result });
    const rows = result.steps.map(({ what, ...step }) => [
      what,
      step.seconds.toFixed(1),
      String(step.votes),
      step.median.toFixed(0),
      step.longest.toFixed(0),
    ]);
    console.log(`\n${markdown([["what", "s", "votes", "median wait, ms", "longest wait, ms"], ...rows])}\n`);
    console.log(`Beside the query the push ${result.gaveUp ? "gave up" : "did not give up"}.`);
    console.log(`Votes lost: ${result.lost}. Wrong counters: ${result.wrongCounters}.`);
    const longest = Math.max(...result.steps.map((step) => step.longest));
    const isGood = longest <= LONGEST_MS && result.gaveUp && result.lost === 0 && result.wrongCounters === 0;
    if (!isGood) process.exitCode = 1;
  } finally {
    await stack.close();
  }
}
