import { EMBEDDED_ORIGIN, EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import type { Environment } from "./environment.ts";

// Read and checked by the build (vite.config.ts), so that visitors need not load the check.
declare const CHECKED_ENVIRONMENT: Omit<Environment, "siteUrl">;
const environment = CHECKED_ENVIRONMENT;
// While the build renders pages there is no location.
const ownOrigin = typeof location === "undefined" ? EMBEDDED_ORIGIN : location.origin;
const supabaseUrl = environment.supabaseUrl ?? ownOrigin;

/** Where the backend is and what it is called with. */
export const settings = {
  ...environment,
  supabaseUrl,
  publishableKey: environment.publishableKey ?? EMBEDDED_PUBLISHABLE_KEY,
  ipLookupUrl: environment.ipLookupUrl ?? `${supabaseUrl}/functions/v1/client-ip`,
};
