import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { progressIn } from "./progressReporter.ts";
import { runIntoFile } from "./run.ts";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "ivf-quiet-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test("a test that logs what nobody expected fails, is shown with what it logged, and is counted", async () => {
  const root = folder();
  const files = {
    "vitest.config.js": `export default { test: { globals: true, setupFiles: [${JSON.stringify(resolve("tests/support/failOnLogs.ts"))}] } };`,
    "silent.test.js": `test("says nothing", () => {});`,
    "loud.test.js": `test("says too much", () => console.error("The look-up failed"));`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const reporters = ["dot", resolve("scripts/test/progressReporter.ts")].map((name) => `--reporter=${name}`);
  const [log, progress] = [join(root, "log"), join(root, "progress")];
  const env = { ...process.env, PROGRESS_FILE: progress };
  const vitest = resolve("node_modules/.bin/vitest");
  expect(await runIntoFile([vitest, "run", "--root", root, ...reporters], log, env)).toBe(1);
  const printed = readFileSync(log, "utf8");
  expect(printed).toMatch(/says too much[^]*Nothing expected this in the console:\s+The look-up failed/);
  expect(printed).not.toContain("says nothing");
  expect(progressIn(progress)).toBe("2 of 2 files, 1 failed");
});

test("what a part prints before it crashes is kept, and so is why it could not even start", async () => {
  const log = join(folder(), "log");
  const crash = "console.log('one'); console.error('two'); process.kill(process.pid, 'SIGKILL')";
  expect(await runIntoFile([process.execPath, "-e", crash], log, process.env)).toBe(1);
  expect(readFileSync(log, "utf8")).toBe(`one\ntwo\n${process.execPath} was ended by SIGKILL\n`);
  expect(await runIntoFile(["no-such-program"], log, process.env)).toBe(1);
  expect(readFileSync(log, "utf8")).toContain("ENOENT");
});

test("a runner that has not begun is shown as starting", () => {
  expect(progressIn("no/such/file")).toBe("starting");
});
