import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "./database.types.ts";
import { fetchWithTimeout } from "./fetchWithTimeout.ts";
import { settings } from "./settings.ts";

/**
 * The visitor's way to the database: the part of supabase-js that reading and calling
 * functions need. The whole of it is 50 kB and loads with the admin pages only.
 */
export const database = new PostgrestClient<Database>(`${settings.supabaseUrl}/rest/v1`, {
  headers: { apikey: settings.publishableKey },
  fetch: fetchWithTimeout,
  // The query cache decides what is worth a second try, and how soon.
  retry: false,
});
