import { existsSync, mkdtempSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./freePort.ts";
import { keepPostgresRunning } from "./keepPostgresRunning.ts";
import { stopLeftoverServer, stopAtOnce } from "./leftover.ts";
import { loadEmbeddedPostgres } from "./postgresLibrary.ts";

const EmbeddedPostgres = await loadEmbeddedPostgres();

export interface RunningPostgres {
  url: string;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  dataDir?: string;
  password?: string;
  fsync?: boolean;
}

/** Postgres logs each refused statement. */
const MOST_SAID = 200;

/**
 * On a free loopback port. Starts again whenever it ends by itself.
 * @throws Error with its output when it does not start
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const { dataDir, password = "password", fsync = dataDir !== undefined } = options;
  const folder = dataDir === undefined ? mkdtempSync(join(tmpdir(), "ivf-postgres-")) : resolve(dataDir);
  const cleanUp = () => stopAtOnce(folder, dataDir === undefined);
  // A server survives a kill -9 of its parent. The lock ensures that nobody else uses the folder.
  stopLeftoverServer(folder);
  process.once("exit", cleanUp);
  const port = await freePort();
  const said: unknown[] = [];
  const note = (words: unknown) => {
    said.push(words);
    if (said.length > MOST_SAID) said.shift();
  };
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password,
    persistent: dataDir !== undefined,
    // Postgres refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    // Collation as on hosted Supabase.
    initdbFlags: ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=en-US", "--locale=C"],
    postgresFlags: [
      `fsync=${fsync ? "on" : "off"}`,
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      // As on hosted Supabase, and not as this machine: a day there ends elsewhere.
      "timezone=UTC",
    ].flatMap((setting) => ["-c", setting]),
    onLog: note,
    onError: note,
  });
  try {
    if (!existsSync(join(folder, "PG_VERSION"))) {
      await mkdir(folder, { recursive: true });
      await server.initialise();
    }
    await server.start();
  } catch (error) {
    const reach =
      userInfo().uid === 0 ? " As root it runs as the user postgres, who must reach its folder." : "";
    throw new Error(`Postgres did not start in ${folder}.${reach}\n${said.join("\n")}`, { cause: error });
  }
  const end = keepPostgresRunning(server);
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable`,
    async stop() {
      await end();
      process.off("exit", cleanUp);
    },
  };
}
