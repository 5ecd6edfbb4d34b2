import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { RELEASES } from "../support/database/releasedData.ts";

test("an interrupted restore leaves nothing of itself", async () => {
  const parent = await mkdtemp(join(tmpdir(), "ivf-interrupted-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const wanted = { dataDir: join(parent, "pgdata"), file: RELEASES[0]?.folder, replace: false };
  const module = new URL("../../supabase/backup/embeddedFolder.ts", import.meta.url).href;
  const script = `
    import { existsSync } from "node:fs";
    import { restoreFolder } from ${JSON.stringify(module)};
    const wanted = ${JSON.stringify(wanted)};
    await restoreFolder(wanted, () => existsSync(wanted.dataDir + ".restoring") && process.exit(7));`;
  const [code] = await once(spawn(process.execPath, ["--input-type=module", "--eval", script]), "close");
  expect(code).toBe(7);
  expect(readdirSync(parent).filter((name) => name.includes(".restoring"))).toEqual([]);
});
