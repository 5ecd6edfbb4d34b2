import { EMBEDDED_ORIGIN, EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { readEnvironment } from "./environment.ts";

const environment = readEnvironment(import.meta.env);
// While the build renders pages there is no location.
const ownOrigin = typeof location === "undefined" ? EMBEDDED_ORIGIN : location.origin;
const supabaseUrl = environment.supabaseUrl ?? ownOrigin;

/** Where the backend is and what it is called with. Validated once, when the app loads. */
export const settings = {
  supabaseUrl,
  publishableKey: environment.publishableKey ?? EMBEDDED_PUBLISHABLE_KEY,
  ipLookupUrl: environment.ipLookupUrl ?? `${supabaseUrl}/functions/v1/client-ip`,
  paymentUrl: environment.paymentUrl,
  siteUrl: environment.siteUrl,
  advertisingEmail: environment.advertisingEmail,
  privacyEmail: environment.privacyEmail,
};
