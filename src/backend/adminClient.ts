import { createClient } from "@supabase/supabase-js";
import type { StorageKey } from "@/storage/keys.ts";
import type { Database } from "./database.types.ts";
import { fetchWithTimeout } from "./fetchWithTimeout.ts";
import { settings } from "./settings.ts";

/** Where the browser keeps an admin's session. */
export const ADMIN_SESSION_KEY = "ivf-admin-session" satisfies StorageKey;

/**
 * The admin's way to the database, with sign-in. Only admin pages may import it: it is
 * 50 kB that no visitor needs.
 */
export const adminClient = createClient<Database>(settings.supabaseUrl, settings.publishableKey, {
  auth: { storageKey: ADMIN_SESSION_KEY, detectSessionInUrl: false },
  // The query cache decides what is worth a second try, and how soon.
  db: { retry: false },
  global: { fetch: fetchWithTimeout },
});
