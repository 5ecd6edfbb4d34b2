import { createPostgresConnection } from "@supabase/lite/postgres";
import { App, liteSettings, openStorage } from "../embedded/lite.ts";
import { pictureFiles } from "../embedded/pictureFiles.ts";
import type { ApiKeys } from "./apiKeys.ts";

export async function openLite(url: string, keys: ApiKeys, pictures: string | null = null) {
  const connection = createPostgresConnection({ url, postgresOptions: { max: 20, onnotice() {} } });
  const app = new App({ ...liteSettings(keys), connection });
  await openStorage(app, pictureFiles(pictures));
  return { app, connection };
}
