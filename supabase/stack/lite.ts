import { createPostgresConnection } from "@supabase/lite/postgres";
import { App, liteSettings } from "../embedded/lite.ts";
import type { ApiKeys } from "./apiKeys.ts";

/** Supabase Lite over a real Postgres: it makes the schema of Auth and stands in for it. */
export function openLite(url: string, keys: ApiKeys) {
  const connection = createPostgresConnection({ url, postgresOptions: { max: 20, onnotice() {} } });
  const app = new App({ ...liteSettings(keys), connection });
  return { app, connection };
}
