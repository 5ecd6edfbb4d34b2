import { rm } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { LOCAL_ADMIN } from "../../../supabase/embedded/admins.ts";
import { folderForHost, startHost } from "../../support/database/host.ts";
import { progress } from "../pagesReport.ts";
import { describeMachine, markdown, median, writeResult } from "../report.ts";
import { A_MINUTE, type Action, type Site } from "./actions.ts";
import { addClinics, keepBusy, newTally, type Tally, wrongCounters } from "./load.ts";
import { growth, type Grown, type Sample, sampleMemory } from "./memory.ts";

const AN_HOUR = 3_600;
const SAMPLES = 240;
const TOLD_EVERY_MS = 60_000;

export async function benchHour(seconds = AN_HOUR): Promise<void> {
  const machine = describeMachine();
  const folder = await folderForHost();
  const host = await startHost(join(folder, "data"));
  const owner = postgres(host.databaseUrl, { max: 1, onnotice() {} });
  try {
    await owner`update private.settings set human_check_numbers = 100, human_check_most_numbers = 100`;
    const site = { url: host.url, owner, admin: LOCAL_ADMIN, ...(await addClinics(owner)) };
    const { tally, samples } = await keepBusyAndSample(site, seconds, host.pid);
    const [wrong, grown] = [await wrongCounters(site, tally), growth(samples)];
    const votes = [...tally.counted.values()].reduce((sum, many) => sum + many, 0);
    const { done, unexpected } = tally;
    const took = Object.fromEntries(Object.entries(tally.took).map(([action, ms]) => [action, spread(ms)]));
    writeResult("hour", { machine, seconds, done, votes, wrong, unexpected, took, grown });
    console.log(`\n${describe(tally)}\n\n${describeMemory(grown)}\n`);
    for (const [what, times] of Object.entries(unexpected))
      console.log(`Unexpected, ${times} times: ${what}`);
    console.log(
      `${votes} votes were answered as counted. Counters that are not their number: ${wrong.length}`,
    );
    const isWell =
      wrong.length === 0 && Object.keys(unexpected).length === 0 && grown.every((one) => one.isFlat);
    if (!isWell) process.exitCode = 1;
  } finally {
    await owner.end({ timeout: 1 });
    await host.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function keepBusyAndSample(site: Site, seconds: number, root: number) {
  const [tally, samples, started] = [newTally(), [] as Sample[], performance.now()];
  const sampling = setInterval(
    () => samples.push(sampleMemory(root)),
    Math.max(1_000, (seconds * 1_000) / SAMPLES),
  );
  const telling = setInterval(() => {
    const minutes = Math.round((performance.now() - started) / TOLD_EVERY_MS);
    progress(`${minutes} minutes: ${JSON.stringify(tally.done)}, ${JSON.stringify(samples.at(-1))}`);
  }, TOLD_EVERY_MS);
  try {
    await keepBusy(site, seconds, tally);
  } finally {
    clearInterval(sampling);
    clearInterval(telling);
  }
  return { tally, samples };
}

function spread(ms: number[]): { p50: number; p95: number } {
  const sorted = ms.toSorted((a, b) => a - b);
  return { p50: median(ms), p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN };
}

function describe({ done, took }: Tally): string {
  const rows = (Object.keys(A_MINUTE) as Action[]).map((action) => {
    const { p50, p95 } = spread(took[action]);
    return [action, `${A_MINUTE[action]}`, `${done[action]}`, p50.toFixed(0), p95.toFixed(0)];
  });
  return markdown([["what", "a minute", "done", "median ms", "p95 ms"], ...rows]);
}

function describeMemory(grown: Grown[]): string {
  const rows = grown.map(({ part, early, late, isFlat }) => [
    ...[part, early.toFixed(0), late.toFixed(0), isFlat ? "yes" : "no"],
  ]);
  return markdown([["part", "MB, second quarter", "MB, last quarter", "flat"], ...rows]);
}
