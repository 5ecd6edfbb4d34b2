import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "./database.types.ts";
import { settings } from "./settings.ts";

const GIVE_UP_AFTER_MS = 15_000;

/** Fetches, and gives up on a call that hangs. */
function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(GIVE_UP_AFTER_MS);
  const given = init?.signal;
  // Older phones cannot join two signals; there the caller's wins.
  const signal = !given ? timeout : "any" in AbortSignal ? AbortSignal.any([given, timeout]) : given;
  return fetch(input, { ...init, signal });
}

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
