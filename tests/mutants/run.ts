import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { EQUIVALENT } from "./equivalent.ts";
import stryker from "./stryker.config.ts";
import { problemsIn, type MutantsReport } from "./survivors.ts";

const command = ["run", "tests/mutants/stryker.config.ts", ...process.argv.slice(2)];
const { status, error } = spawnSync("stryker", command, { stdio: "inherit" });
if (error) throw error;
if (status !== 0) process.exit(status ?? 1);

const report = JSON.parse(readFileSync(stryker.jsonReporter.fileName, "utf8")) as MutantsReport;
const problems = problemsIn(report, EQUIVALENT);
for (const problem of problems) console.log(problem);
console.log(
  problems.length === 0
    ? "Every mutant is killed, or explained in tests/mutants/equivalent.ts."
    : "Kill what nothing notices, or say in tests/mutants/equivalent.ts why nobody could.",
);
process.exitCode = problems.length === 0 ? 0 : 1;
