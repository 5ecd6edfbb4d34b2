import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { type CliResult, runCli } from "../../supabase/stack/cli.ts";

async function readConfig(folder?: string) {
  return runCli(["migration", "list", `--remote=${inject("databaseUrl")}`], folder);
}

async function copyWithConfig(change: (config: string) => string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "ivf-config-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp("supabase/migrations", join(folder, "supabase/migrations"), { recursive: true });
  await cp("supabase/functions", join(folder, "supabase/functions"), { recursive: true });
  const config = await readFile("supabase/config.toml", "utf8");
  await writeFile(join(folder, "supabase/config.toml"), change(config));
  return folder;
}

const COMPLAINT = /warn|deprecat|unknown|unrecogni[sz]ed|invalid|error/i;

let ours: CliResult;
beforeAll(async () => {
  ours = await readConfig();
});

test("the official CLI accepts supabase/config.toml without a warning", () => {
  const { stdout, stderr, code } = ours;
  expect(stderr + stdout).not.toMatch(COMPLAINT);
  expect(code).toBe(0);
});

test("all migrations are on the database, under the names the CLI gives them", () => {
  const rows = ours.stdout.match(/`(\d{14})` \| `\1`/g) ?? [];
  expect(rows.length).toBeGreaterThanOrEqual(3);
});

test.for<[string, (config: string) => string, RegExp[]]>([
  [
    "an unknown key and an unknown section",
    (config) => `${config.replace("[api]", "[api]\nno_such_key = true")}\n[no_such_section]\nx = 1\n`,
    [/WARN.*not recognize.*no_such_key/, /WARN.*no_such_section/],
  ],
  [
    "a wrong type",
    (config) => config.replace("max_rows = 1000", 'max_rows = "many"'),
    [/Invalid api.max_rows/],
  ],
])("the CLI would have complained about %s", async ([, change, complaints]) => {
  const { stdout, stderr } = await readConfig(await copyWithConfig(change));
  for (const complaint of complaints) {
    expect(stderr + stdout).toMatch(complaint);
    expect(complaint.source).toMatch(COMPLAINT);
  }
});
