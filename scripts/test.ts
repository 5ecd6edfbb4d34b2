import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  END_TO_END,
  logOf,
  progressFileOf,
  SIDE_BY_SIDE,
  TRACE_FAILURES,
  type Check,
} from "./test/checks.ts";
import { progressIn } from "./test/progressReporter.ts";
import {
  failureOutside,
  failures,
  FAILURES_FILE,
  reportOf,
  slowest,
  summaryOf,
  SUMMARY_FILE,
  type Report,
} from "./test/reports.ts";
import { runIntoFile } from "./test/run.ts";

interface Ended extends Report {
  name: string;
  log: string;
  seconds: number;
}

const PROGRESS_EVERY_MS = 30_000;
const env = { ...process.env, DO_NOT_TRACK: "1", LITE_TELEMETRY: "0", SUPABASE_TELEMETRY_DISABLED: "1" };
const running = new Set<Check>();

async function runPart(part: Check): Promise<Ended> {
  const { name, command, report } = part;
  for (const file of [report?.file, progressFileOf(part)]) if (file) rmSync(file, { force: true });
  running.add(part);
  const started = performance.now();
  const progress = report && { PROGRESS_FILE: progressFileOf(part) };
  const exitCode = await runIntoFile(command, logOf(part), { ...env, ...progress });
  running.delete(part);
  const seconds = (performance.now() - started) / 1_000;
  const ended = { name, log: logOf(part), seconds, ...reportOf(exitCode, report?.file, report?.read) };
  if (ended.failed > 0)
    console.log(`\n── ${name}, as in ${logOf(part)} ──\n${readFileSync(logOf(part), "utf8")}`);
  console.log(describe(ended));
  return ended;
}

async function runInTurn(parts: Check[]): Promise<Ended[]> {
  const ended: Ended[] = [];
  for (const part of parts) ended.push(await runPart(part));
  return ended;
}

const describe = ({ name, passed, failed, seconds }: Ended) =>
  `${failed === 0 ? "ok    " : "FAILED"} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;

function showProgress(): void {
  const tests = [...running].filter(({ report }) => report);
  if (tests.length === 0) return;
  console.log(tests.map((part) => `${part.name}: ${progressIn(progressFileOf(part))}`).join("; "));
}

/** A flaky test may pass the second time, so the first screenshots are kept. */
async function traceFailures(): Promise<void> {
  // It came to no end, so nobody knows which tests to run again.
  if (!existsSync("test-results/e2e/.last-run.json")) return;
  console.log("\n── some of the failed tests once more, with traces in test-results/e2e ──");
  cpSync("test-results/e2e", "test-results/e2e-failed", { recursive: true, force: true });
  const [program = "", ...args] = TRACE_FAILURES;
  const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"], env });
  await new Promise((resolve) => child.once("close", resolve).once("error", resolve));
}

mkdirSync("test-results", { recursive: true });
for (const old of ["test-results/servers", FAILURES_FILE, SUMMARY_FILE])
  rmSync(old, { recursive: true, force: true });
const ticking = setInterval(showProgress, PROGRESS_EVERY_MS);
const ended = (await Promise.all(SIDE_BY_SIDE.map(runInTurn))).flat();
clearInterval(ticking);
if (ended.some(({ name, failed }) => name === END_TO_END.name && failed > 0)) await traceFailures();
const tests = ended.flatMap((part) => part.tests);
console.log(`\nThe slowest tests:\n${slowest(tests)}`);
const failed = [...ended.flatMap(failureOutside), failures(tests)].filter(Boolean).join("\n");
if (failed !== "") console.log(`\nWhat failed (the servers' logs are in test-results/servers):\n${failed}`);
writeFileSync(FAILURES_FILE, failed === "" ? "" : `${failed}\n`);
console.log(`\n${ended.map(describe).join("\n")}\n`);
const summary = summaryOf(ended);
writeFileSync(SUMMARY_FILE, JSON.stringify(summary));
console.log(`${summary.passed} passed, ${summary.failed} failed`);
process.exitCode = summary.failed === 0 ? 0 : 1;
