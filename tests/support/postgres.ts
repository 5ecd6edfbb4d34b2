import { existsSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { loadEmbeddedPostgres } from "./postgresLibrary.ts";
import { freePort } from "./server.ts";

const EmbeddedPostgres = await loadEmbeddedPostgres();

/** A running Postgres 17 of the test's own. */
export interface RunningPostgres {
  url: string;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Starts a real, empty Postgres 17 on a free port; its data is thrown away afterwards.
 * Only a benchmark needs to wait for the disk.
 */
export async function startPostgres({ fsync = false } = {}): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "ivf-postgres-"));
  const cleanUp = () => stopAtOnce(folder);
  process.once("exit", cleanUp);
  const port = await freePort();
  const said: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: false,
    // Postgres refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    // Texts compare as on hosted Supabase.
    initdbFlags: ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=en-US", "--locale=C"],
    postgresFlags: [
      `fsync=${fsync ? "on" : "off"}`,
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
    ].flatMap((setting) => ["-c", setting]),
    onLog: (message) => said.push(message),
    onError: (error) => said.push(error),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`Postgres did not start: ${said.join("\n")}`, { cause: error });
  }
  return {
    url: `postgresql://postgres:password@127.0.0.1:${port}/postgres?sslmode=disable`,
    async stop() {
      await server.stop();
      process.off("exit", cleanUp);
    },
  };
}

/** For a process that ends before its time, when nothing can be awaited any more. */
function stopAtOnce(folder: string): void {
  const pidFile = join(folder, "postmaster.pid");
  const deadline = Date.now() + 5_000;
  try {
    process.kill(Number.parseInt(readFileSync(pidFile, "utf8"), 10), "SIGQUIT");
    while (existsSync(pidFile) && Date.now() < deadline) pause(20);
  } catch {
    // It was not running, or is gone already.
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 20 });
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
