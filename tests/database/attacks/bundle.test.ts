import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { findSecrets } from "../../support/secretScan.ts";

let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), "ivf-bundle-"));
  const secrets = {
    SUPABASE_SECRET_KEY: "sb_secret_of-the-builder",
    JWT_SECRET: "jwt_secret_of-the-builder",
  };
  const { status, stderr } = spawnSync(process.execPath, ["node_modules/vite/bin/vite.js", "build"], {
    env: { ...process.env, ...secrets, BUILD_DIR: site },
  });
  if (status !== 0) throw new Error(`The build failed:\n${String(stderr)}`);
});

afterAll(() => rm(site, { recursive: true, force: true }));

test("what visitors download contains no secret", async () => {
  const files = await readdir(site, { recursive: true });
  expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(0);
  expect(await findSecrets(site)).toEqual([]);
});

test.for([
  ["a secret key", 'const key = "sb_secret_abcdef"'],
  ["the service role", 'role: "service_role"'],
  ["a signed token", "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZSJ9.c2lnbmF0dXJlMTIz"],
  ["a token's secret", "jwt_secret:1"],
  ["a private key", "-----BEGIN EC PRIVATE KEY-----"],
  ["a database address", "postgresql://postgres:hunter2@db.example.org/postgres"],
  ["the local admin's password", "embedded-admin"],
  ["an access token", `sbp_${"0".repeat(40)}`],
] as const)("the scan would have found %s", async ([what, planted]) => {
  const folder = await mkdtemp(join(tmpdir(), "ivf-planted-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "planted.js"), `x();${planted}`);
  expect(await findSecrets(folder)).toEqual([`planted.js has ${what}`]);
});
