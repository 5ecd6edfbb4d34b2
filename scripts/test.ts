// `npm test`: every check and every test, the slowest ones, and the sum at the end.
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { END_TO_END, SIDE_BY_SIDE, TRACE_FAILURES, type Part } from "./test/parts.ts";
import { failures, reportOf, slowest, summaryOf, SUMMARY_FILE, type Report } from "./test/reports.ts";

interface Ended extends Report {
  name: string;
  seconds: number;
}

const env = { ...process.env, DO_NOT_TRACK: "1", LITE_TELEMETRY: "0", SUPABASE_TELEMETRY_DISABLED: "1" };

/** Runs a command and shows what it prints: at once, or in one piece when it has ended. */
function run([program = "", ...args]: string[], show: "at once" | "at the end"): Promise<number> {
  const output = show === "at once" ? "inherit" : "pipe";
  const printed: Buffer[] = [];
  const keep = (chunk: Buffer) => void printed.push(chunk);
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ["ignore", output, output], env });
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}

async function runPart(part: Part, show: "at once" | "at the end"): Promise<Ended> {
  if (part.report) rmSync(part.report.file, { force: true });
  console.log(`\n── ${part.name} ${show === "at once" ? "" : "have begun "}──`);
  const started = performance.now();
  const exitCode = await run(part.command, show);
  const seconds = (performance.now() - started) / 1_000;
  if (show === "at the end") console.log(`── ${part.name}: ended after ${seconds.toFixed(1)} s ──`);
  return { name: part.name, seconds, ...reportOf(exitCode, part.report?.file, part.report?.read) };
}

async function runInTurn(parts: Part[]): Promise<Ended[]> {
  const ended: Ended[] = [];
  for (const part of parts) ended.push(await runPart(part, part === END_TO_END ? "at once" : "at the end"));
  return ended;
}

const describe = ({ name, passed, failed, seconds }: Ended) =>
  `${failed === 0 ? "ok    " : "FAILED"} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;

mkdirSync("test-results", { recursive: true });
const ended = (await Promise.all(SIDE_BY_SIDE.map(runInTurn))).flat();
if (ended.some(({ name, failed }) => name === END_TO_END.name && failed > 0)) {
  console.log("\n── some of the failed tests once more, with traces in test-results/e2e ──");
  cpSync("test-results/e2e", "test-results/e2e-failed", { recursive: true, force: true });
  await run(TRACE_FAILURES, "at once");
}
const tests = ended.flatMap((part) => part.tests);
console.log(`\nThe slowest tests:\n${slowest(tests)}`);
const failed = failures(tests);
if (failed !== "") console.log(`\nWhat failed:\n${failed}`);
console.log(`\n${ended.map(describe).join("\n")}\n`);
const summary = summaryOf(ended);
writeFileSync(SUMMARY_FILE, JSON.stringify(summary));
console.log(`${summary.passed} passed, ${summary.failed} failed`);
process.exitCode = summary.failed === 0 ? 0 : 1;
