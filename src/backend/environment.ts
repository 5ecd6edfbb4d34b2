import { parseUrl } from "./urls.ts";

export interface Environment {
  /** Origin of the Supabase project; undefined means the embedded backend of this origin. */
  supabaseUrl: string | undefined;
  publishableKey: string | undefined;
  ipLookupUrl: string | undefined;
  paymentUrl: string;
  advertisingEmail: string;
  /** Where people write about their data. */
  privacyEmail: string;
  /** Name and postal address of whoever runs the site, for the privacy policy (Article 13 GDPR). */
  operator: string | undefined;
  /** Where the site will be, for share tags and the sitemap; undefined leaves them out. */
  siteUrl: string | undefined;
}

const EXAMPLE_EMAIL = "advertising@example.org";
const EXAMPLE_PRIVACY_EMAIL = "privacy@example.org";
const TEST_PAYMENT_URL = "https://buy.stripe.com/test_sponsored_listing";

/**
 * Reads the public settings and checks them, when the site is built.
 *
 * @throws Error that says which setting is wrong and what it should be
 */
export function readEnvironment(env: Record<string, unknown>): Environment {
  const supabaseUrl = webUrl(env, "VITE_SUPABASE_URL");
  const publishableKey = text(env, "VITE_SUPABASE_PUBLISHABLE_KEY");
  if (supabaseUrl && !publishableKey) {
    throw new Error(
      "VITE_SUPABASE_URL is set, so VITE_SUPABASE_PUBLISHABLE_KEY must be set too: " +
        "you find it in the project's settings under API keys.",
    );
  }
  if (isSecret(publishableKey)) {
    throw new Error(
      "VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key, which would be published. " +
        "Use the key that starts with sb_publishable_, or the one named anon.",
    );
  }
  return {
    supabaseUrl: supabaseUrl?.replace(/\/+$/, ""),
    publishableKey,
    ipLookupUrl: webUrl(env, "VITE_IP_LOOKUP_URL"),
    paymentUrl: webUrl(env, "VITE_PAYMENT_URL") ?? TEST_PAYMENT_URL,
    siteUrl: webUrl(env, "VITE_SITE_URL")?.replace(/\/+$/, ""),
    advertisingEmail: text(env, "VITE_ADVERTISING_EMAIL") ?? EXAMPLE_EMAIL,
    privacyEmail: text(env, "VITE_PRIVACY_EMAIL") ?? EXAMPLE_PRIVACY_EMAIL,
    operator: text(env, "VITE_OPERATOR"),
  };
}

const REPLACES_EXAMPLE = [
  "VITE_PAYMENT_URL",
  "VITE_ADVERTISING_EMAIL",
  "VITE_PRIVACY_EMAIL",
  "VITE_OPERATOR",
];

/** The settings without which the site shows an example, or names nobody who runs it. */
export function missingSettings(env: Record<string, unknown>): string[] {
  return REPLACES_EXAMPLE.filter((name) => text(env, name) === undefined);
}

/** Secret keys pass by Row Level Security. Those of the old kind are tokens that name their role. */
function isSecret(key = ""): boolean {
  if (key.startsWith("sb_secret_")) return true;
  try {
    return JSON.parse(Buffer.from(key.split(".")[1] ?? "", "base64url").toString()).role === "service_role";
  } catch {
    return false;
  }
}

function text(env: Record<string, unknown>, name: string): string | undefined {
  const value = env[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function webUrl(env: Record<string, unknown>, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (/^https?:$/.test(parseUrl(value)?.protocol ?? "")) return value;
  throw new Error(`${name} must be a web address such as https://example.org, but it is '${value}'.`);
}
