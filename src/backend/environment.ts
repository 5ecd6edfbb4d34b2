import { isEmailAddress } from "./emailAddress.ts";
import { parseUrl } from "./urls.ts";

export interface Environment {
  /** Origin of the Supabase project; undefined means the embedded backend. */
  supabaseUrl: string | undefined;
  publishableKey: string | undefined;
  ipLookupUrl: string | undefined;
  paymentUrl: string;
  advertisingEmail: string;
  privacyEmail: string | undefined;
  contactEmail: string | undefined;
  /** Name and postal address of the operator (Article 13 GDPR). */
  operator: string | undefined;
  /** Register entry, VAT number and responsible editor, where the law requires them. */
  registration: string | undefined;
  funding: string | undefined;
  dataLicence: { name: string; url: string } | undefined;
  asksToMeasure: boolean;
  /** Public address, for share tags and the sitemap; undefined leaves them out. */
  siteUrl: string | undefined;
}

const EXAMPLE_EMAIL = "advertising@example.org";
const TEST_PAYMENT_URL = "https://buy.stripe.com/test_sponsored_listing";

const WEB_ADDRESSES = [
  ...["VITE_SUPABASE_URL", "VITE_IP_LOOKUP_URL", "VITE_PAYMENT_URL", "VITE_SITE_URL"],
  "VITE_DATA_LICENCE_URL",
];
const EMAIL_ADDRESSES = ["VITE_ADVERTISING_EMAIL", "VITE_PRIVACY_EMAIL", "VITE_CONTACT_EMAIL"];

type Env = Record<string, unknown>;

/** @throws Error with one sentence per wrong setting */
export function readEnvironment(env: Env): Environment {
  const problems = settingProblems(env);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return {
    supabaseUrl: withoutSlash(readSetting(env, "VITE_SUPABASE_URL")),
    publishableKey: readSetting(env, "VITE_SUPABASE_PUBLISHABLE_KEY"),
    ipLookupUrl: readSetting(env, "VITE_IP_LOOKUP_URL"),
    paymentUrl: readSetting(env, "VITE_PAYMENT_URL") ?? TEST_PAYMENT_URL,
    siteUrl: withoutSlash(readSetting(env, "VITE_SITE_URL")),
    advertisingEmail: readSetting(env, "VITE_ADVERTISING_EMAIL") ?? EXAMPLE_EMAIL,
    privacyEmail: readSetting(env, "VITE_PRIVACY_EMAIL"),
    contactEmail: readSetting(env, "VITE_CONTACT_EMAIL"),
    operator: readSetting(env, "VITE_OPERATOR"),
    registration: readSetting(env, "VITE_REGISTRATION"),
    funding: readSetting(env, "VITE_FUNDING"),
    dataLicence: readDataLicence(env),
    asksToMeasure: readSetting(env, "VITE_ASK_TO_MEASURE") === "yes",
  };
}

export function settingProblems(env: Env): string[] {
  return [
    ...WEB_ADDRESSES.map((name) => webAddressProblem(env, name)),
    ...EMAIL_ADDRESSES.map((name) => emailProblem(env, name)),
    keyProblem(env),
    licenceProblem(env),
    measuringProblem(env),
  ].filter((problem) => problem !== null);
}

export function readSetting(env: Env, name: string): string | undefined {
  const value = env[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function webAddressProblem(env: Env, name: string): string | null {
  const value = readSetting(env, name);
  if (value === undefined || /^https?:$/.test(parseUrl(value)?.protocol ?? "")) return null;
  return `${name} must be a web address such as https://example.org, but it is '${value}'.`;
}

function emailProblem(env: Env, name: string): string | null {
  const value = readSetting(env, name);
  if (value === undefined || isEmailAddress(value)) return null;
  return `${name} must be an e-mail address such as contact@example.org, but it is '${value}'.`;
}

function keyProblem(env: Env): string | null {
  const key = readSetting(env, "VITE_SUPABASE_PUBLISHABLE_KEY");
  if (isSecret(key)) {
    return (
      "VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key, which would be published. " +
      "Use the key that starts with sb_publishable_, or the one named anon."
    );
  }
  if (key !== undefined || readSetting(env, "VITE_SUPABASE_URL") === undefined) return null;
  return (
    "VITE_SUPABASE_URL is set, so VITE_SUPABASE_PUBLISHABLE_KEY must be set too: " +
    "you find it in the project's settings under API keys."
  );
}

function readDataLicence(env: Env) {
  const [name, url] = [readSetting(env, "VITE_DATA_LICENCE"), readSetting(env, "VITE_DATA_LICENCE_URL")];
  return name !== undefined && url !== undefined ? { name, url } : undefined;
}

function licenceProblem(env: Env): string | null {
  const name = readSetting(env, "VITE_DATA_LICENCE");
  // https://spdx.github.io/spdx-spec/v3.0.1/annexes/spdx-license-expressions/
  if (name !== undefined && !/^[A-Za-z0-9.-]+\+?$/.test(name)) {
    return (
      "VITE_DATA_LICENCE must be a licence's short name from https://spdx.org/licenses, " +
      `such as CC-BY-4.0, but it is '${name}'.`
    );
  }
  const hasUrl = readSetting(env, "VITE_DATA_LICENCE_URL") !== undefined;
  if ((name !== undefined) === hasUrl) return null;
  return hasUrl
    ? "VITE_DATA_LICENCE_URL is set, so VITE_DATA_LICENCE must name the licence too, such as CC-BY-4.0."
    : "VITE_DATA_LICENCE is set, so VITE_DATA_LICENCE_URL must say where its text can be read.";
}

function measuringProblem(env: Env): string | null {
  const value = readSetting(env, "VITE_ASK_TO_MEASURE");
  if (value === undefined || value === "yes") return null;
  return `VITE_ASK_TO_MEASURE must be 'yes' or not set, but it is '${value}'.`;
}

function withoutSlash(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, "");
}

/** Secret keys bypass Row Level Security. Legacy keys are JWTs that name their role. */
function isSecret(key = ""): boolean {
  if (key.startsWith("sb_secret_")) return true;
  try {
    return JSON.parse(Buffer.from(key.split(".")[1] ?? "", "base64url").toString()).role === "service_role";
  } catch {
    return false;
  }
}
