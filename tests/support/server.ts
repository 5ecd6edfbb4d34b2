import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";

export interface RunningServer {
  url: string;
  process: ChildProcess;
  output(): string;
  /** Asks it to end with a signal and waits until it and its children are gone. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A port of the loopback interface that nobody listens on. */
export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Runs what `npm start` runs and waits until it serves. @throws with its output when it ends before that */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const port = env.PORT ?? String(await freePort());
  // Two builds in one folder would take each other's files away.
  const buildDir = `test-results/site-${port}`;
  const child = spawn("npm", ["start"], {
    env: { ...process.env, BUILD_DIR: buildDir, ...env, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(`http://127.0.0.1:${port}`)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: () => printed,
    async stop(signal = "SIGTERM") {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
      return await ended;
    },
  };
}
