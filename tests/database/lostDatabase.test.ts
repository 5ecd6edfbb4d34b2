import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { restoreFolder } from "../../supabase/backup/embeddedFolder.ts";
import { picturesBeside } from "../../supabase/embedded/pictureFiles.ts";
import { RELEASES } from "../support/database/releasedData.ts";

test("a restore into the place of a lost database keeps the pictures that are still beside it", async () => {
  const parent = await mkdtemp(join(tmpdir(), "ivf-lost-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const dataDir = join(parent, "pgdata");
  await mkdir(dataDir);
  await mkdir(picturesBeside(dataDir));
  await writeFile(join(picturesBeside(dataDir), "newer.jpg"), "the only copy");
  const wanted = { dataDir, file: RELEASES[0]?.folder ?? "", replace: false };
  const { movedTo } = await restoreFolder(wanted, () => {});
  expect(readdirSync(picturesBeside(movedTo ?? ""))).toEqual(["newer.jpg"]);
});
