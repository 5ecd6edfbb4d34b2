import { EMBEDDED_ORIGIN, EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import type { Environment } from "./environment.ts";

// Checked at build time (vite.config.ts), so that visitors don't download the check.
declare const CHECKED_ENVIRONMENT: Omit<Environment, "siteUrl" | "asksToMeasure">;
const environment = CHECKED_ENVIRONMENT;
// There is no location during prerendering.
const ownOrigin = typeof location === "undefined" ? EMBEDDED_ORIGIN : location.origin;
const supabaseUrl = environment.supabaseUrl ?? ownOrigin;

export const settings = {
  ...environment,
  supabaseUrl,
  publishableKey: environment.publishableKey ?? EMBEDDED_PUBLISHABLE_KEY,
  ipLookupUrl: environment.ipLookupUrl ?? `${supabaseUrl}/functions/v1/client-ip`,
};
