import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { freePort } from "../../supabase/stack/freePort.ts";
import { waitWhileItWorks } from "./progress.ts";

export interface RunningServer {
  url: string;
  process: ChildProcess;
  output(): string;
  /** Asks it to end with a signal and waits until it and its children are gone. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Where the site of the end-to-end tests is built, once for all of them. */
export const SITE_FOLDER = "test-results/site";

/** What the servers of tests print, under their ports: a green run shows nothing of it. */
const LOGS = "test-results/servers";

/** Settings of a server that serves that site with a new database, which it was built for. */
export const BUILT_SITE = { DATA_DIR: "memory://", BUILD_DIR: SITE_FOLDER, SITE_IS_BUILT: "yes" };

/**
 * What `npm start` does, without a build of its own. It lives for a few tests: V8 compiles the
 * database's WebAssembly once, not a second time for speed, which takes a third of its start.
 */
export async function serveBuiltSite(env: Record<string, string> = {}): Promise<RunningServer> {
  return await run(["node", "--liftoff-only", "scripts/start.ts"], { ...BUILT_SITE, ...env });
}

/** What `npm run start:stack` does with the site that is built already. */
export async function serveOnStack(dataDir: string): Promise<RunningServer> {
  return await run(["node", "scripts/start-stack.ts"], { ...BUILT_SITE, DATA_DIR: dataDir });
}

/** Runs `npm start` and waits until it serves. @throws with its output when it ends before that or stands still */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  return await run(["npm", "start"], env);
}

/** Runs `npm run start:stack`, with a build of its own. @throws as `startServer` */
export async function startStackServer(env: Record<string, string>): Promise<RunningServer> {
  return await run(["npm", "run", "start:stack"], env);
}

async function run([program = "", ...args]: string[], env: Record<string, string>): Promise<RunningServer> {
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  // Two builds in one folder would take each other's files away.
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
  // All that it printed has been read when its pipes are closed.
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
