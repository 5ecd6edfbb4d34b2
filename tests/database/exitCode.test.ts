import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.for([0, 3])("a process that used a test database ends with the code it set, %i", (code) => {
  const module = new URL("../../supabase/stack/postgres.ts", import.meta.url).href;
  const script = `
    const { startPostgres } = await import(${JSON.stringify(module)});
    await (await startPostgres()).stop();
    process.exitCode = ${code};`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script]);
  expect({ status, stderr: String(stderr) }).toEqual({ status: code, stderr: "" });
});
