import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { repeatTable, type RepeatedRun } from "./test/repeats.ts";
import { SUMMARY_FILE, type Summary } from "./test/reports.ts";

const LOGS = "test-results/repeats";
const { values } = parseArgs({
  options: { runs: { type: "string", default: "2" }, load: { type: "string", default: "0" } },
});
const [runs, load] = [Number(values.runs), Number(values.load)];
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(load) || load < 0) {
  console.error("Say how often and beside how many busy loops: npm run test:repeat -- --runs 5 --load 2");
  process.exit(1);
}

const BUSY_LOOP = "const { ppid } = process; while (process.ppid === ppid) for (let i = 0; i < 1e7; i++);";
const busyLoop = () => spawn(process.execPath, ["-e", BUSY_LOOP], { stdio: "ignore" });

async function runSuite(run: number): Promise<RepeatedRun> {
  rmSync(SUMMARY_FILE, { force: true });
  const log = openSync(`${LOGS}/run-${run}.log`, "w");
  const loops = Array.from({ length: load }, busyLoop);
  const env = { ...process.env, TEST_ORDER: String(run) };
  const started = performance.now();
  try {
    const exitCode = await ended(spawn("npm", ["test"], { stdio: ["ignore", log, log], env }));
    return { load, seconds: (performance.now() - started) / 1_000, ...summaryOf(exitCode) };
  } finally {
    for (const loop of loops) loop.kill();
  }
}

const ended = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? 1)));

function summaryOf(exitCode: number): Summary {
  const whole = { passed: 0, failed: 1, failures: [{ file: "npm test", title: "ended before its end" }] };
  try {
    const summary = JSON.parse(readFileSync(SUMMARY_FILE, "utf8")) as Summary;
    return exitCode !== 0 && summary.failed === 0 ? whole : summary;
  } catch {
    return whole;
  }
}

mkdirSync(LOGS, { recursive: true });
const done: RepeatedRun[] = [];
for (let run = 1; run <= runs; run++) {
  done.push(await runSuite(run));
  console.log(`${repeatTable(done)}\n`);
}
process.exitCode = done.every(({ failed }) => failed === 0) ? 0 : 1;
