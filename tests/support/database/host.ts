import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { familyOf, killAtOnce } from "./processes.ts";

export interface Host {
  url: string;
  databaseUrl: string;
  pid: number;
  kill(): Promise<void>;
}

/** Makes a folder for a host, which Postgres's own user can reach, too. */
export async function folderForHost(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "host-"));
  await chmod(folder, 0o711);
  return folder;
}

/**
 * Starts the real stack on a data folder in processes of its own, run by the command `within`.
 * @throws Error with its output when it doesn't start
 */
export async function startHost(dataDir: string, within: string[] = []): Promise<Host> {
  const script = fileURLToPath(new URL("serveStack.ts", import.meta.url));
  const serve = [process.execPath, script, dataDir];
  const child = spawn("env", [...within, ...serve], { stdio: ["pipe", "pipe", "pipe"] });
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4_000)));
  const ended = once(child, "exit");
  const [line] = await Promise.race([once(createInterface(child.stdout), "line"), ended]);
  if (typeof line !== "string") throw new Error(`The stack did not start:\n${printed}`);
  const pid = child.pid ?? Number.NaN;
  return {
    ...(JSON.parse(line) as { url: string; databaseUrl: string }),
    pid,
    async kill() {
      killAtOnce(familyOf(pid).map((one) => one.pid));
      await ended;
    },
  };
}
