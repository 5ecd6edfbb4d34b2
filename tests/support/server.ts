import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { freePort } from "../../supabase/stack/freePort.ts";
import { waitWhileItWorks } from "./progress.ts";

export interface RunningServer {
  url: string;
  process: ChildProcess;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export const SITE_FOLDER = "test-results/site";

const LOGS = "test-results/servers";

export const BUILT_SITE = { DATA_DIR: "memory://", BUILD_DIR: SITE_FOLDER, SITE_IS_BUILT: "yes" };

/** Without a build, and without V8's optimising of the WebAssembly, which takes a third of the start. */
export async function serveBuiltSite(env: Record<string, string> = {}): Promise<RunningServer> {
  return await run(["node", "--liftoff-only", "scripts/start.ts"], { ...BUILT_SITE, ...env });
}

export async function serveOnStack(dataDir: string): Promise<RunningServer> {
  return await run(["node", "scripts/start-stack.ts"], { ...BUILT_SITE, DATA_DIR: dataDir });
}

/** @throws with its output when it ends first or stands still */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  return await run(["npm", "start"], env);
}

/** Builds for itself. @throws as `startServer` */
export async function startStackServer(env: Record<string, string>): Promise<RunningServer> {
  return await run(["npm", "run", "start:stack"], env);
}

async function run([program = "", ...args]: string[], env: Record<string, string>): Promise<RunningServer> {
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  // Two builds in one folder would delete each other's files.
  const buildDir = `test-results/site-${port}`;
  const child = spawn(program, args, {
    env: { ...process.env, BUILD_DIR: buildDir, ...env, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  mkdirSync(LOGS, { recursive: true });
  const log = createWriteStream(`${LOGS}/${port}.log`, { flags: "a" });
  log.write(`${new Date().toISOString()} ${program} ${args.join(" ")}\n`);
  const read = (chunk: Buffer) => {
    printed += chunk.toString();
    log.write(chunk);
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const output = () => printed;
  // Once its pipes are closed, all output has been read.
  const ended = new Promise<number | null>((resolve) =>
    child.once("close", (code) => log.end(() => resolve(code))),
  );
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (child.pid !== undefined && !hasEnded()) process.kill(-child.pid, signal);
    const code = await ended;
    rmSync(buildDir, { recursive: true, force: true });
    return code;
  };
  try {
    await waitWhileItWorks({ pid: child.pid, output }, () => printed.includes(url) || hasEnded());
  } catch (error) {
    await stop("SIGKILL");
    throw error;
  }
  if (hasEnded()) throw new Error(`${program} ${args.join(" ")} ended with ${await stop()}:\n${printed}`);
  return { url, process: child, output, stop };
}
