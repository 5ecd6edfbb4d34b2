import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ApiKeys } from "./apiKeys.ts";
import { keepRunning } from "./keepRunning.ts";

export interface AuthOptions {
  databaseUrl: string;
  keys: ApiKeys;
  pictures: string | null;
  socket: string;
}

export interface RunningAuth {
  socket: string;
  stop(): Promise<void>;
}

/**
 * Supabase Lite stands in for Auth, and starts again whenever it ends by itself.
 * @throws Error with its output when it ends before it answers
 */
export async function startAuth(options: Omit<AuthOptions, "socket">): Promise<RunningAuth> {
  const folder = mkdtempSync(join(tmpdir(), "auth-"));
  const socket = join(folder, "api.sock");
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", removeFolder);
  const start = (output: "pipe" | "ignore") => {
    const started = fork(fileURLToPath(new URL("authServer.ts", import.meta.url)), {
      execArgv: [],
      stdio: ["ignore", output, output, "ipc"],
    });
    // If it ends at once, it is started again and gets the message then.
    started.once("error", () => {});
    started.send({ ...options, socket } satisfies AuthOptions, () => {});
    return started;
  };
  const child = start("pipe");
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4_000)));
  }
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const listens = new Promise<true>((resolve) => child.once("message", () => resolve(true)));
  const hasStarted = await Promise.race([listens, ended]);
  const end = keepRunning(child, () => start("ignore"));
  const stop = async () => {
    await end("SIGKILL");
    process.off("exit", removeFolder);
    removeFolder();
  };
  if (hasStarted !== true) {
    await stop();
    throw new Error(`Auth did not start:\n${printed}`);
  }
  return { socket, stop };
}
