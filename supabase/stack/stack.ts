import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import postgres from "postgres";
import { appliedMigrations } from "../backup/migrationHistory.ts";
import { openPostgres } from "../backup/postgresSession.ts";
import { createFactorTables } from "../embedded/factors/tables.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../embedded/keys.ts";
import { createRoles } from "../embedded/lite.ts";
import { SAMPLE_SEED } from "../seeds.ts";
import type { ApiKeys } from "./apiKeys.ts";
import { startAuth } from "./auth.ts";
import { passwordApart, runCliOrFail } from "./cli.ts";
import { replaceFormerPassword } from "./databasePassword.ts";
import { openLite } from "./lite.ts";
import { startPostgres, type PostgresOptions } from "./postgres.ts";
import { startPostgrest } from "./postgrest.ts";

export type Stack = Awaited<ReturnType<typeof openStack>>;

export interface StackOptions extends PostgresOptions {
  jwtSecret: string;
  secretKey?: string;
  /** In a new database only. */
  samples?: boolean;
  /** Otherwise somebody pushes migrations and seeds later. */
  push?: boolean;
  afterPush?: (databaseUrl: string) => Promise<void>;
}

/** Postgres 17, PostgREST, and Supabase Lite in place of Auth, without Docker. */
export async function openStack({
  jwtSecret,
  secretKey,
  push = true,
  samples = push,
  afterPush,
  ...options
}: StackOptions) {
  const keys: ApiKeys = {
    publishable: EMBEDDED_PUBLISHABLE_KEY,
    secret: secretKey ?? `sb_secret_${randomBytes(24).toString("base64url")}`,
    jwtSecret,
  };
  const server = await startPostgres(options);
  const closing: (() => Promise<void>)[] = [() => server.stop()];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    if (options.password !== undefined) await replaceFormerPassword(server.url, jwtSecret);
    await prepareProject(server.url, keys);
    const authenticator = await authenticatorOf(server.url);
    // Left by a start that was interrupted before the samples.
    const mark = options.dataDir === undefined ? null : `${resolve(options.dataDir)}.unfinished`;
    const isNew = (mark !== null && existsSync(mark)) || (await isNewProject(server.url));
    if (mark && isNew) writeFileSync(mark, "");
    if (push) {
      const { address, env } = passwordApart(server.url);
      await runCliOrFail(["db", "push", `--remote=${address}`, "--include-seed", "--yes"], env);
    } else await runFile(server.url, new URL("reload.sql", import.meta.url));
    await afterPush?.(server.url);
    if (samples && isNew) await runFile(server.url, SAMPLE_SEED);
    if (mark) rmSync(mark, { force: true });
    const auth = await startAuth({
      databaseUrl: server.url,
      keys,
      pictures: picturesBeside(options.dataDir),
    });
    closing.push(() => auth.stop());
    const postgrest = await startPostgrest({ databaseUrl: authenticator, jwtSecret });
    closing.push(() => postgrest.stop());
    return { keys, databaseUrl: server.url, auth, postgrest, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** With Auth's and Storage's tables, and the roles. */
export async function prepareProject(databaseUrl: string, keys: ApiKeys): Promise<void> {
  const { app, connection } = await openLite(databaseUrl, keys);
  await createRoles(connection);
  await app.ensureSystemSchema();
  await createFactorTables(connection);
  await connection.close();
  await runFile(databaseUrl, new URL("hosted.sql", import.meta.url));
}

/** Not by its admins: what was restored may have none. */
export async function isNewProject(databaseUrl: string): Promise<boolean> {
  const database = openPostgres(databaseUrl);
  try {
    return (await database.transaction(appliedMigrations)).length === 0;
  } finally {
    await database.close();
  }
}

function picturesBeside(dataDir: string | undefined): string | null {
  return dataDir === undefined ? null : `${resolve(dataDir)}.pictures`;
}

async function runFile(databaseUrl: string, file: URL): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
  try {
    await sql.unsafe(readFileSync(file, "utf8"));
  } finally {
    await sql.end();
  }
}

async function authenticatorOf(url: string): Promise<string> {
  const password = randomBytes(24).toString("hex");
  const sql = postgres(url, { max: 1, onnotice() {} });
  await sql.unsafe(`alter role authenticator password '${password}'`);
  await sql.end();
  const own = new URL(url);
  own.username = "authenticator";
  own.password = password;
  return own.href;
}
