import { createPostgresConnection } from "@supabase/lite/postgres";
import { App } from "../embedded/lite.ts";
import type { ApiKeys } from "./apiKeys.ts";

/** Supabase Lite over a real Postgres: it makes the schema of Auth and stands in for it. */
export function openLite(url: string, keys: ApiKeys) {
  const connection = createPostgresConnection({ url, postgresOptions: { max: 20, onnotice() {} } });
  const app = new App({
    connection,
    api: { schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: false,
      email: { enable_signup: false },
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
    },
    options: { server: { admin: false, disableStudio: true } },
  });
  return { app, connection };
}
