import { readFileSync } from "node:fs";
import type { Files } from "./pictureFiles.ts";

// Without a terminal, importing Lite's CLI drains stdin, and Vite then exits silently.
if (!process.stdin.isTTY) process.env.CI ??= "true";
process.env.DO_NOT_TRACK = "1";
process.env.LITE_TELEMETRY = "0";

const { App, setExperimental } = await import("@supabase/lite");
export { App };
const cli = await import("@supabase/lite/cli");
export const { applyPendingMigrations } = cli;

export interface LiteConnection {
  exec(sql: string): Promise<unknown>;
}

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

export async function openStorage(app: InstanceType<typeof App>, files: Files): Promise<void> {
  setExperimental("storage", true);
  app._storageAdapter = files;
  // Lite warns at every start that its Storage is not for production.
  const { warn } = console;
  console.warn = () => {};
  await app.init().finally(() => (console.warn = warn));
}

/** Runs the seeds. Lite prints a count of tables, which tells nobody anything. */
export async function ensureSchema(app: Parameters<typeof cli.ensureSchema>[0]): Promise<void> {
  const { log } = console;
  console.log = () => {};
  try {
    await cli.ensureSchema(app);
  } finally {
    console.log = log;
  }
}

export async function createRoles(connection: LiteConnection): Promise<void> {
  await connection.exec(readFileSync(new URL("roles.sql", import.meta.url), "utf8"));
}

/** Undoes Lite's grant of everything to everyone, which its first request per connection makes. */
export async function enforceGrants(connection: LiteConnection): Promise<void> {
  const grantingAll = connection as LiteConnection & { ensureRlsContext(): Promise<void> };
  await grantingAll.ensureRlsContext();
  await connection.exec(`do $$ begin
    if to_regprocedure('private.apply_grants()') is not null then perform private.apply_grants(); end if;
  end $$`);
}
