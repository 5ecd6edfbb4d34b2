import { createClient } from "@supabase/supabase-js";
import type { StorageKey } from "@/storage/keys.ts";
import type { Database } from "./database.types.ts";
import { fetchWithTimeout } from "./fetchWithTimeout.ts";
import { settings } from "./settings.ts";

/** Where the browser keeps an admin's session. */
export const ADMIN_SESSION_KEY = "ivf-admin-session" satisfies StorageKey;

/** A login asks the check of passwords first, and both together are given up after 15 s. */
const GIVE_UP_AUTH_AFTER_MS = 10_000;
/** A picture takes a slow line a while. */
const GIVE_UP_STORAGE_AFTER_MS = 90_000;

/**
 * The admin's way to the database, with sign-in. Only admin pages may import it: it is
 * 50 kB that no visitor needs.
 */
export const adminClient = createClient<Database>(settings.supabaseUrl, settings.publishableKey, {
  auth: { storageKey: ADMIN_SESSION_KEY, detectSessionInUrl: false },
  // The query cache decides what is worth a second try, and how soon.
  db: { retry: false },
  global: {
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return fetchWithTimeout(input, init, patienceFor(url));
    },
  },
});

/** Undefined is what every other call has. */
function patienceFor(url: string): number | undefined {
  if (url.includes("/auth/v1/")) return GIVE_UP_AUTH_AFTER_MS;
  return url.includes("/storage/v1/") ? GIVE_UP_STORAGE_AFTER_MS : undefined;
}
