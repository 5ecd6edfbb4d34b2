import { readFileSync } from "node:fs";
import type { Files } from "./pictureFiles.ts";

// Importing Lite's command-line library drains stdin when it is no terminal, and Vite
// then exits without a word. CI mode keeps its hands off.
if (!process.stdin.isTTY) process.env.CI ??= "true";
process.env.DO_NOT_TRACK = "1";
process.env.LITE_TELEMETRY = "0";

const { App, setExperimental } = await import("@supabase/lite");
export { App };
export const { applyPendingMigrations, ensureSchema } = await import("@supabase/lite/cli");

/** What both of Lite's Postgres connections offer and we need. */
export interface LiteConnection {
  exec(sql: string): Promise<unknown>;
}

/** What every backend of ours asks of Lite: one schema, Auth without sign-up, no screens of its own. */
export function liteSettings(keys: { publishable: string; secret: string; jwtSecret: string }) {
  return {
    api: { schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: false,
      email: { enable_signup: false },
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
    },
    storage: { enabled: true, file_size_limit: "5MiB" },
    options: { server: { admin: false, disableStudio: true } },
  };
}

/** Gives Lite a place for pictures and starts it, which makes the schema of Storage possible. */
export async function openStorage(app: InstanceType<typeof App>, files: Files): Promise<void> {
  setExperimental("storage", true);
  app._storageAdapter = files;
  // It says at each start that its Storage is not for production, which nobody here has in mind.
  const { warn } = console;
  console.warn = () => {};
  await app.init().finally(() => (console.warn = warn));
}

/** Creates the roles of hosted Supabase where the database lacks them. */
export async function createRoles(connection: LiteConnection): Promise<void> {
  await connection.exec(readFileSync(new URL("roles.sql", import.meta.url), "utf8"));
}

/**
 * Puts the project's own privileges back in force. On its first request Lite grants
 * everything on every table to everyone; that runs once per connection, so it is made to
 * run now and is then undone.
 */
export async function enforceGrants(connection: LiteConnection): Promise<void> {
  const grantingAll = connection as LiteConnection & { ensureRlsContext(): Promise<void> };
  await grantingAll.ensureRlsContext();
  await connection.exec("select private.apply_grants()");
}
