import { randomUUID } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeNewFile } from "./newFile.ts";

function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ivf-new-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a backup removes what killed ones left a day ago, and leaves another that is being written", async () => {
  const folder = someFolder();
  const [left, written] = [`old.tar.gz.partial-${randomUUID()}`, `other.tar.gz.partial-${randomUUID()}`];
  const mine = "old.tar.gz.partial-copy";
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of [left, written, mine]) writeFileSync(join(folder, name), "everybody");
  for (const name of [left, mine]) utimesSync(join(folder, name), yesterday, yesterday);
  await writeNewFile(join(folder, "new.tar.gz"), (partial) => writeFile(partial, "whole"));
  expect(readdirSync(folder).toSorted()).toEqual(["new.tar.gz", mine, written].toSorted());
});

test("a backup whose process is ended leaves nothing of itself", async () => {
  const folder = someFolder();
  const script = `
    import { existsSync } from "node:fs";
    import { writeNewFile } from ${JSON.stringify(new URL("newFile.ts", import.meta.url).href)};
    setInterval(() => {}, 1000);
    await writeNewFile(${JSON.stringify(join(folder, "new.tar.gz"))}, async (partial) =>
      process.exit(existsSync(partial) ? 7 : 1));`;
  const [code] = await once(spawn(process.execPath, ["--input-type=module", "--eval", script]), "close");
  expect(code).toBe(7);
  expect(readdirSync(folder)).toEqual([]);
});

test("of two backups to one file at the same moment one is written, and the other refused", async () => {
  const folder = someFolder();
  const file = join(folder, "nightly.tar.gz");
  const write = (text: string) => writeNewFile(file, (partial) => writeFile(partial, text));
  const outcomes = await Promise.allSettled([write("whole"), write("whole")]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(String(outcomes.find((outcome) => outcome.status === "rejected")?.reason)).toContain(
    "is there already and was not overwritten.",
  );
  expect(readFileSync(file, "utf8")).toBe("whole");
  expect(readdirSync(folder)).toEqual(["nightly.tar.gz"]);
});
