import { spawn } from "node:child_process";

const KILLED_AFTER_MS = 10_000;

/** In a process group of its own. Returns the ready message, and how to end the group. */
export async function startProgram(command: string[], ready: RegExp, env: Record<string, string> = {}) {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let printed = "";
  const said = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const match = ready.exec(printed);
      if (match) resolve(match);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`${program} ended with ${code}:\n${printed}`)));
  });
  return {
    said,
    async stop() {
      const { pid, exitCode, signalCode } = child;
      if (pid === undefined || exitCode !== null || signalCode !== null) return ended;
      signalGroup(pid, "SIGTERM");
      // What hangs doesn't hear the first.
      const killing = setTimeout(() => signalGroup(pid, "SIGKILL"), KILLED_AFTER_MS);
      await ended;
      clearTimeout(killing);
      return undefined;
    },
  };
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has just ended by itself.
  }
}
