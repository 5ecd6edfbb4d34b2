import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createPgliteConnection } from "@supabase/lite/pglite";
import {
  App,
  applyPendingMigrations,
  createRoles,
  enforceGrants,
  ensureSchema,
  liteSettings,
  openStorage,
} from "./lite.ts";
import { ensureLocalAdmin } from "./admins.ts";
import { readCountAsColumn } from "./countColumn.ts";
import { createFactorTables } from "./factors/tables.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "./keys.ts";
import { saveBeforeUpgrade, UpgradeFailed } from "./beforeUpgrade.ts";
import { lockDataFolder } from "./lock.ts";
import { buildIndexesAtOnce } from "./plainIndexes.ts";
import { rotateKeys, newDatabaseFor } from "./newDatabase.ts";
import { sendReadableMessages } from "./readableMessages.ts";
import { picturesBeside, pictureFiles } from "./pictureFiles.ts";
import { silenceRefusals } from "./quietLog.ts";
import { SAMPLE_SEED } from "../seeds.ts";
import { newSessionSecret, sessionSecret } from "./sessionSecret.ts";

export const IN_MEMORY = "memory://";

export type EmbeddedBackend = Awaited<ReturnType<typeof openEmbeddedBackend>>;

export interface EmbeddedOptions {
  /** In a new database only. */
  samples?: boolean;
  /** Whether a folder of an older version is backed up before it is brought up to date. */
  saves?: boolean;
  /** How the caller was started, for messages. */
  command?: string;
}

/**
 * Opens Postgres in this process, migrated and seeded, behind an API compatible with PostgREST and GoTrue.
 * @param dataDir a folder, or `memory://`
 * @throws DataFolderInUse when another process has the folder open
 * @throws DataFolderUnknown when the folder was made by other migrations
 */
export async function openEmbeddedBackend(
  dataDir: string,
  { samples = true, saves = true, command }: EmbeddedOptions = {},
) {
  const unlock = dataDir === IN_MEMORY ? () => {} : lockDataFolder(dataDir, command);
  try {
    const made = await newDatabaseFor(dataDir);
    const connection = await createPgliteConnection({
      url: dataDir,
      pgliteOptions: { loadDataDir: made?.cached },
    });
    readCountAsColumn(connection);
    buildIndexesAtOnce(connection);
    sendReadableMessages(connection);
    const app = new App({
      ...liteSettings({
        publishable: EMBEDDED_PUBLISHABLE_KEY,
        secret: `sb_secret_${randomBytes(24).toString("base64url")}`,
        jwtSecret: dataDir === IN_MEMORY ? newSessionSecret() : sessionSecret(dataDir),
      }),
      connection,
      db: {
        seed: {
          enabled: true,
          sql_paths: ["./seed.sql", "./seed-united-kingdom.sql", "./seed-law.sql", "./seed-blog.sql"],
        },
      },
    });
    await createRoles(connection);
    await openStorage(app, pictureFiles(dataDir === IN_MEMORY ? null : picturesBeside(dataDir)));
    const saved = made ? null : await saveBeforeUpgrade(connection.driver, dataDir, saves);
    await applyPendingMigrations(app).catch((error: unknown) => {
      throw saved ? new UpgradeFailed(dataDir, saved, error) : error;
    });
    // Later, a seed that a newer version changed would bring back what people removed.
    if (made) await ensureSchema(app);
    await createFactorTables(connection);
    await made?.keep(connection.driver);
    if (made) await rotateKeys(connection);
    if (samples && made) await connection.exec(readFileSync(SAMPLE_SEED, "utf8"));
    // A login that slept would block PGlite's single connection. The gateway checks origins (foreignOrigin.ts).
    await connection.exec("update private.settings set login_rests = false, allowed_origins = '{*}'");
    // PGlite ignores role settings; the migration on requests explains this one.
    await connection.exec("set plan_cache_mode = 'force_generic_plan'");
    await ensureLocalAdmin(connection);
    await enforceGrants(connection);
    await assertSecurityBoundary(connection);
    made?.finish();
    silenceRefusals();
    return {
      app,
      connection,
      async close() {
        await connection.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Stops with an error when anybody but an admin could cross the security boundary. */
async function assertSecurityBoundary(connection: { exec<T>(sql: string): Promise<T> }): Promise<void> {
  const { rows } = await connection.exec<{ rows: { hole: string }[] }>(`
    select role.name || ' may ' || lower(privilege.name) || ' ' || c.oid::regclass as hole
    from pg_catalog.pg_class c,
      (values ('anon'), ('authenticated')) as role(name),
      (values ('SELECT'), ('INSERT'), ('UPDATE'), ('DELETE'), ('TRUNCATE')) as privilege(name)
    where c.relkind = 'r'
      and (c.relnamespace = 'private'::regnamespace
        or (c.relnamespace = 'public'::regnamespace and privilege.name <> 'SELECT'
          and (role.name = 'anon' or privilege.name = 'TRUNCATE')))
      and pg_catalog.has_table_privilege(role.name, c.oid, privilege.name)
    union all
    select c.oid::regclass || ' has no row level security'
    from pg_catalog.pg_class c
    where c.relkind = 'r' and not c.relrowsecurity
      and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`);
  if (rows.length > 0) {
    throw new Error(
      `The database grants too much, so the server does not start: ${rows.map((row) => row.hole).join(", ")}`,
    );
  }
}
