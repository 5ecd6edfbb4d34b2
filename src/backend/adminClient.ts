import { createClient } from "@supabase/supabase-js";
import type { StorageKey } from "@/storage/keys.ts";
import type { Database } from "./database.types.ts";
import { fetchWithTimeout } from "./fetchWithTimeout.ts";
import { settings } from "./settings.ts";

export const ADMIN_SESSION_KEY = "ivf-admin-session" satisfies StorageKey;

const AUTH_TIMEOUT_MS = 10_000;
const STORAGE_TIMEOUT_MS = 90_000;

/** Supabase client with sign-in. Only admin pages may import it: 50 kB that no visitor needs. */
export const adminClient = createClient<Database>(settings.supabaseUrl, settings.publishableKey, {
  auth: { storageKey: ADMIN_SESSION_KEY, detectSessionInUrl: false },
  // The query cache handles retries.
  db: { retry: false },
  global: {
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return fetchWithTimeout(input, init, timeoutFor(url));
    },
  },
});

function timeoutFor(url: string): number | undefined {
  if (url.includes("/auth/v1/")) return AUTH_TIMEOUT_MS;
  return url.includes("/storage/v1/") ? STORAGE_TIMEOUT_MS : undefined;
}
