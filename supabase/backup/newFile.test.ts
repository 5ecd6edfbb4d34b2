import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeNewFile } from "./newFile.ts";

test("of two backups to one file at the same moment one is written, and the other refused", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ivf-new-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
