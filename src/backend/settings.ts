import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { readEnvironment } from "./environment.ts";

const environment = readEnvironment(import.meta.env);
const supabaseUrl = environment.supabaseUrl ?? globalThis.location.origin;

/** Where the backend is and what it is called with. Validated once, when the app loads. */
export const settings = {
  supabaseUrl,
  publishableKey: environment.publishableKey ?? EMBEDDED_PUBLISHABLE_KEY,
  ipLookupUrl: environment.ipLookupUrl ?? `${supabaseUrl}/functions/v1/client-ip`,
  paymentUrl: environment.paymentUrl,
  advertisingEmail: environment.advertisingEmail,
  privacyEmail: environment.privacyEmail,
};
