import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { auditVotes } from "../../scripts/admin/auditVotes.ts";
import { describeAudit } from "../../scripts/voteAudit.ts";
import { openEmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { TEST_SECRET_KEY } from "../support/database/secrets.ts";
import { gatherInOneHour } from "../support/database/time.ts";
import { SEEDED_CLINICS } from "../support/seededClinics.ts";

/** Asynchronously, because this process serves its API. */
async function runScript(settings: Record<string, string>) {
  const env = { ...process.env, SUPABASE_URL: "", SUPABASE_SECRET_KEY: "", ...settings };
  const child = spawn(process.execPath, ["--liftoff-only", "scripts/votes-audit.ts"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const [code] = await once(child, "close");
  return { code: code as number, output };
}

/** In this process; throws what the command would print. */
async function audit({ DATA_DIR, ...env }: Record<string, string>): Promise<string> {
  const project = { SUPABASE_URL: "", SUPABASE_SECRET_KEY: "", VITE_SUPABASE_URL: "", ...env };
  vi.stubEnv("DATA_DIR", DATA_DIR ?? "");
  for (const [name, value] of Object.entries(project)) vi.stubEnv(name, value);
  try {
    return describeAudit(await auditVotes(DATA_DIR));
  } finally {
    vi.unstubAllEnvs();
  }
}

const hosted = () => ({ SUPABASE_URL: inject("apiUrl"), SUPABASE_SECRET_KEY: TEST_SECRET_KEY });

async function someFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "ivf-audit-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return join(parent, "pgdata");
}

test("the audit of a hosted project with correct counters says so", async () => {
  await vote(anonymous(), await someClinic(), randomUUID());
  expect(await audit(hosted())).toMatch(
    /^Clinics: \d+\. Votes stored: \d+\.\n\nEvery counter matches the number of valid votes\./,
  );
});

test("a counter that was tampered with is named, and the command fails", async () => {
  const clinic = await someClinic();
  await vote(anonymous(), clinic, randomUUID());
  await asOwner`update public.clinics set upvote_count = 1000 where id = ${clinic}`;
  const { code, output } = await runScript(hosted());
  expect(output).toContain("WRONG: these counters do not match");
  expect(output).toMatch(new RegExp(`^${clinic} +1000 +1 +0$`, "m"));
  expect(code).toBe(1);
});

test("a burst is reported, and is no failure by itself", async () => {
  const clinic = await someClinic();
  for (let one = 1; one <= 20; one++) await vote(anonymous(), clinic, randomUUID());
  await gatherInOneHour(clinic);
  const { code, output } = await runScript(hosted());
  expect(output).toMatch(new RegExp(`^${clinic} +\\S+ +20 +20 +20$`, "m"));
  expect(code).toBe(0);
});

test.for<[string, Record<string, string>, RegExp]>([
  ["no secret key", { SUPABASE_SECRET_KEY: "" }, /set both SUPABASE_URL and SUPABASE_SECRET_KEY/],
  ["a secret key alone", { SUPABASE_URL: "" }, /set both SUPABASE_URL and SUPABASE_SECRET_KEY/],
  [
    "neither, where the site uses a hosted project,",
    { SUPABASE_URL: "", SUPABASE_SECRET_KEY: "", VITE_SUPABASE_URL: "https://x.supabase.co" },
    /uses the project in VITE_SUPABASE_URL/,
  ],
  ["a wrong key", { SUPABASE_SECRET_KEY: "sb_secret_guess" }, /could not audit its votes/],
  ["the public key", { SUPABASE_SECRET_KEY: "sb_publishable_embedded-backend" }, /could not audit its votes/],
  ["nobody there", { SUPABASE_URL: "http://127.0.0.1:9" }, /could not audit its votes/],
])("with %s it says so and fails", async ([, settings, words]) => {
  await expect(audit({ ...hosted(), ...settings })).rejects.toThrow(words);
});

test("what the command cannot do it says without a stack trace, and fails", async () => {
  const { code, output } = await runScript({ SUPABASE_URL: inject("apiUrl") });
  expect(output).toMatch(/set both SUPABASE_URL and SUPABASE_SECRET_KEY/);
  expect(output).not.toMatch(/ at .*\.ts:\d+/);
  expect(code).toBe(1);
});

test("the embedded database is audited too, once its server has stopped", async () => {
  const folder = await someFolder();
  const server = await openEmbeddedBackend(folder);
  await server.connection.exec("select private.upvote('clayo', gen_random_uuid()::text, 'Test browser')");
  await expect(audit({ DATA_DIR: folder })).rejects.toThrow(
    `The data folder ${folder} is already in use by process ${process.pid}.\nStop that server first (Ctrl-C), then audit again.`,
  );
  await server.close();

  expect(await audit({ DATA_DIR: folder })).toContain(
    `Clinics: ${SEEDED_CLINICS.length}. Votes stored: 1.\n\nEvery counter matches the number of valid votes.`,
  );
});

test("without a database it says so, and creates none", async () => {
  const folder = await someFolder();
  await expect(audit({ DATA_DIR: folder })).rejects.toThrow(`There is no database in ${folder} yet`);
  expect(existsSync(folder)).toBe(false);
});
