import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Report {
  passed: number;
  failed: number;
  tests: TimedTest[];
}

export interface TimedTest {
  seconds: number;
  file: string;
  title: string;
  failure?: string;
}

export const SUMMARY_FILE = "test-results/summary.json";
export const FAILURES_FILE = "test-results/failures.txt";

export interface Summary {
  passed: number;
  failed: number;
  failures: { file: string; title: string }[];
}

const AROUND_THE_TESTS = "before, after or outside its tests";

interface VitestFile {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTestSuites: number;
  /** `message`: what failed around the tests, as a `beforeAll`. */
  testResults: { name: string; message?: string; assertionResults: VitestTest[] }[];
}

interface VitestTest {
  fullName: string;
  status: string;
  duration?: number | null;
  failureMessages?: string[] | null;
}

/** Skipped tests and files that could not run count as failures; a file's own failure comes first. */
export function readVitest(file: VitestFile): Report {
  const failed = file.numTotalTests - file.numPassedTests;
  const tests = file.testResults.flatMap(({ name, message, assertionResults }) => {
    const path = relative(process.cwd(), name);
    const around = { seconds: 0, file: path, title: AROUND_THE_TESTS, failure: message };
    const own = assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      seconds: (duration ?? 0) / 1_000,
      file: path,
      title: fullName,
      failure: status === "passed" ? undefined : (failureMessages?.[0] ?? status),
    }));
    return message ? [around, ...own] : own;
  });
  return {
    passed: file.numPassedTests,
    failed: Math.max(failed, Math.sign(file.numFailedTestSuites)),
    tests,
  };
}

interface PlaywrightFile {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightTest {
  status: "expected" | "unexpected" | "flaky" | "skipped";
  results: { duration: number; error?: { message?: string } }[];
}

/** Flaky and skipped tests count as failures. */
export function readPlaywright({ stats, errors, config, suites }: PlaywrightFile): Report {
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  const tests = suites.flatMap((suite) => testsOf(suite, relative(process.cwd(), config.rootDir)));
  return { passed: stats.expected, failed: failed + errors.length, tests };
}

function testsOf({ specs, suites = [] }: PlaywrightSuite, folder: string): TimedTest[] {
  const own = specs.map(({ title, file, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const milliseconds = results.map(({ duration }) => duration);
    const bad = tests.find(({ status }) => status !== "expected");
    const message = results.find(({ error }) => error?.message !== undefined)?.error?.message;
    return {
      seconds: milliseconds.reduce((sum, some) => sum + some, 0) / 1_000,
      file: `${folder}/${file}`,
      title,
      failure: bad && (message ?? bad.status),
    };
  });
  return [...own, ...suites.flatMap((suite) => testsOf(suite, folder))];
}

/** A check without a report is one test; a runner that crashed or left no report is one failure. */
export function reportOf(exitCode: number, file?: string, read?: (json: never) => Report): Report {
  const crashed = { passed: 0, failed: 1, tests: [] };
  if (file === undefined || read === undefined) {
    return exitCode === 0 ? { passed: 1, failed: 0, tests: [] } : crashed;
  }
  try {
    const report = read(JSON.parse(readFileSync(file, "utf8")) as never);
    if (report.passed + report.failed === 0) return crashed;
    return exitCode !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
  } catch {
    return crashed;
  }
}

export function slowest(tests: TimedTest[], count = 10): string {
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, file, title }) => `${seconds.toFixed(1).padStart(6)} s  ${file} › ${title}`)
    .join("\n");
}

/** What did not run comes last: it only follows from the rest. */
export function failures(tests: TimedTest[], count = 20, lines = 6): string {
  const failed = tests
    .filter(({ failure }) => failure !== undefined)
    .toSorted((a, b) => Number(a.failure === "skipped") - Number(b.failure === "skipped"));
  const shown = failed.slice(0, count).map(({ file, title, failure = "" }) => {
    const why = stripVTControlCharacters(failure).split("\n").filter(Boolean).slice(0, lines);
    return [`${file} › ${title}`, ...why.map((line) => `    ${line}`)].join("\n");
  });
  if (failed.length > count) shown.push(`and ${failed.length - count} more`);
  return shown.join("\n");
}

/** What failed although no test of it did: types, or a setup that nothing was run after. */
export function failureOutside({
  name,
  log,
  failed,
  tests,
}: Report & { name: string; log: string }): string[] {
  const isOfTest = tests.some(({ failure }) => failure !== undefined);
  return failed > 0 && !isOfTest ? [`${name}, outside its tests: see ${log}`] : [];
}

export function summaryOf(parts: (Report & { name: string })[]): Summary {
  const named = parts.flatMap(({ name, failed, tests }) => {
    const bad = tests.filter(({ failure }) => failure !== undefined);
    if (failed > 0 && bad.length === 0) return [{ file: "npm test", title: name }];
    return bad.map(({ file, title }) => ({ file, title }));
  });
  const sum = (which: "passed" | "failed") => parts.reduce((total, part) => total + part[which], 0);
  return { passed: sum("passed"), failed: sum("failed"), failures: named };
}
