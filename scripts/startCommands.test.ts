import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockDataFolder } from "../supabase/embedded/lock.ts";
import { freePort } from "../supabase/stack/freePort.ts";

function messageOf(script: string, settings: Record<string, string>): string {
  const env = { ...process.env, VITE_SUPABASE_URL: "", DATA_DIR: "", PORT: "", ...settings };
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
  expect(status).toBe(1);
  return stderr;
}

/** On which no server starts. */
async function takenPort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return String((server.address() as AddressInfo).port);
}

test("where its port is taken, npm run dev says how to start it on another", async () => {
  const PORT = await takenPort();
  expect(messageOf("scripts/dev.ts", { PORT })).toContain("PORT=8080 npm run dev");
});

test("where its data folder is in use, npm run dev says how to start it with another", async () => {
  const parent = mkdtempSync(join(tmpdir(), "ivf-dev-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const DATA_DIR = join(parent, "pgdata");
  onTestFinished(lockDataFolder(DATA_DIR));
  expect(messageOf("scripts/dev.ts", { DATA_DIR, PORT: String(await freePort()) })).toContain(
    "DATA_DIR=./other npm run dev",
  );
});

test.for(["stack", "project"])("npm run start:%s refuses a data folder in memory", async (name) => {
  const settings = { DATA_DIR: "memory://", PORT: await takenPort() };
  expect(messageOf(`scripts/start-${name}.ts`, settings)).toContain(
    `npm run start:${name} keeps its data in a folder. Unset DATA_DIR`,
  );
});
