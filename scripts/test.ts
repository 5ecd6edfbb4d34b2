// `npm test`: every check and every test, one after the other, and the sum at the end.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

interface Part {
  name: string;
  command: string[];
  /** Where the runner writes what it counted; a part without one counts as a single check. */
  report?: { file: string; count: (json: never) => Count };
}

interface Count {
  passed: number;
  failed: number;
}

const VITEST_FILE = "test-results/vitest.json";
const PLAYWRIGHT_FILE = "test-results/e2e.json";

const PARTS: Part[] = [
  { name: "types", command: ["tsc"] },
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings"] },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "unused code", command: ["knip"] },
  {
    name: "unit and database tests",
    command: ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile=${VITEST_FILE}`],
    report: { file: VITEST_FILE, count: countVitest },
  },
  {
    name: "end-to-end tests",
    command: ["playwright", "test"],
    report: { file: PLAYWRIGHT_FILE, count: countPlaywright },
  },
];

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTestSuites: number;
}

/** What did not pass, for instance because it was skipped, failed; so did a file that could not run. */
function countVitest(report: VitestReport): Count {
  const failed = report.numTotalTests - report.numPassedTests;
  return { passed: report.numPassedTests, failed: Math.max(failed, Math.sign(report.numFailedTestSuites)) };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A test that passes only sometimes failed, and so did one that was skipped. */
function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: failed + errors.length };
}

function run(command: string[]): Promise<number> {
  const [program = "", ...args] = command;
  const env = {
    ...process.env,
    DO_NOT_TRACK: "1",
    LITE_TELEMETRY: "0",
    SUPABASE_TELEMETRY_DISABLED: "1",
  };
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"], env });
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** The count of a part; a runner that failed without a failed test crashed, which counts as one. */
function countOf(part: Part, exitCode: number): Count {
  const single = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!part.report) return single;
  try {
    const count = part.report.count(JSON.parse(readFileSync(part.report.file, "utf8")) as never);
    if (count.passed + count.failed === 0) return { passed: 0, failed: 1 };
    return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

mkdirSync("test-results", { recursive: true });
const summary: string[] = [];
let passed = 0;
let failed = 0;
for (const part of PARTS) {
  if (part.report) rmSync(part.report.file, { force: true });
  console.log(`\n── ${part.name} ──`);
  const started = performance.now();
  const exitCode = await run(part.command);
  const count = countOf(part, exitCode);
  passed += count.passed;
  failed += count.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(
    `${count.failed === 0 ? "ok    " : "FAILED"} ${part.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  );
}
console.log(`\n${summary.join("\n")}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
