import { setTimeout } from "node:timers/promises";
import { createPostgresConnection } from "@supabase/lite/postgres";
import postgres from "postgres";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { App, createRoles, enforceGrants } from "../../../supabase/embedded/lite.ts";
import { runCliOrFail } from "./cli.ts";
import { listPrivileges } from "./privileges.ts";
import { TEST_JWT_SECRET, TEST_SECRET_KEY } from "./secrets.ts";
import { startPostgres } from "../postgres.ts";

/**
 * The project on a real Postgres with many connections: migrations and seed pushed by
 * the official CLI, as to production, with Supabase Lite's API over it.
 */
export async function startDatabaseProject(options?: { fsync: boolean }) {
  const server = await startPostgres(options);
  const { app, connection } = createApi(server.url);
  const close = async () => {
    // A request that a timed-out test left behind would keep its connection from closing
    // for ever; the server that goes down next takes it along.
    await Promise.race([connection.close(), setTimeout(5_000, undefined, { ref: false })]);
    await server.stop();
  };
  try {
    await createRoles(connection);
    await app.ensureSystemSchema();
    await exposeLikeHosted(server.url);
    await runCliOrFail(["db", "push", `--remote=${server.url}`, "--include-seed", "--yes"]);
    // Before Lite grants everything and ours are given again.
    const pushedPrivileges = await privilegesIn(server.url);
    await enforceGrants(connection);
    return { app, databaseUrl: server.url, pushedPrivileges, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Supabase Lite's API over a Postgres. */
export function createApi(url: string) {
  const connection = createPostgresConnection({ url, postgresOptions: { max: 20, onnotice() {} } });
  const app = new App({
    connection,
    api: { schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: false,
      email: { enable_signup: false },
      jwt_secret: TEST_JWT_SECRET,
      publishable_key: EMBEDDED_PUBLISHABLE_KEY,
      secret_key: TEST_SECRET_KEY,
    },
    options: { server: { admin: false, disableStudio: true } },
  });
  return { app, connection };
}

async function privilegesIn(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1 });
  try {
    return await listPrivileges(sql);
  } finally {
    await sql.end();
  }
}

/** The linter looks only at schemas that this setting of hosted Supabase names. */
async function exposeLikeHosted(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql`alter database postgres set pgrst.db_schemas = 'public'`;
  await sql.end();
}
