import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const TIMEOUT_MS = 5_000;

export function stopAtOnce(folder: string, isTemporary: boolean): void {
  try {
    process.kill(serverOf(folder), isTemporary ? "SIGQUIT" : "SIGINT");
    waitWhile(() => existsSync(pidFile(folder)));
  } catch {
    // It was not running, or has ended.
  }
  if (isTemporary) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 20 });
}

/** Ends a server that survived a kill -9 of its parent. */
export function stopLeftoverServer(folder: string): void {
  try {
    const pid = serverOf(folder);
    // Empty for a zombie. The pid may belong to another process by now.
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (command !== "" && !command.split("\0").includes(folder)) return;
    process.kill(pid, "SIGINT");
    waitWhile(() => existsSync(`/proc/${pid}`));
    // A zombie stays listed, and Postgres would think it alive.
    if (command === "") rmSync(pidFile(folder), { force: true });
  } catch {
    // Nothing was left.
  }
}

const pidFile = (folder: string) => join(folder, "postmaster.pid");
const serverOf = (folder: string) => Number.parseInt(readFileSync(pidFile(folder), "utf8"), 10);

function waitWhile(isSo: () => boolean): void {
  const deadline = Date.now() + TIMEOUT_MS;
  const clock = new Int32Array(new SharedArrayBuffer(4));
  while (isSo() && Date.now() < deadline) Atomics.wait(clock, 0, 0, 20);
}
