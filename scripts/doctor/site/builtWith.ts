import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { leftToDo } from "../../deployment.ts";
import { readSetting } from "../../../src/backend/environment.ts";
import type { Report } from "../report.ts";
import type { Site } from "./site.ts";

const NAMES = {
  supabaseUrl: "VITE_SUPABASE_URL",
  publishableKey: "VITE_SUPABASE_PUBLISHABLE_KEY",
  paymentUrl: "VITE_PAYMENT_URL",
  advertisingEmail: "VITE_ADVERTISING_EMAIL",
  privacyEmail: "VITE_PRIVACY_EMAIL",
  contactEmail: "VITE_CONTACT_EMAIL",
  operator: "VITE_OPERATOR",
};
/** A build without these two settings has these instead. */
const EXAMPLES = /^(advertising@example\.org|https:\/\/buy\.stripe\.com\/test_\w+)$/;

export interface BuiltWith {
  backend: string;
  key: string;
  env: Record<string, string>;
}

/** Undefined where its scripts don't say. */
export function settingsIn({ origin, scripts }: Site): BuiltWith | undefined {
  for (const text of scripts.values()) {
    const object = /\{[^{}]*\badvertisingEmail:["'`][^{}]*/.exec(text)?.[0];
    if (object === undefined) continue;
    const env: Record<string, string> = {};
    for (const [name, setting] of Object.entries(NAMES)) {
      const value = new RegExp(`\\b${name}:(["'\`])(.*?)\\1`).exec(object)?.[2];
      if (value !== undefined && !EXAMPLES.test(value)) env[setting] = value;
    }
    return {
      backend: env.VITE_SUPABASE_URL ?? origin,
      key: env.VITE_SUPABASE_PUBLISHABLE_KEY ?? EMBEDDED_PUBLISHABLE_KEY,
      env,
    };
  }
  return undefined;
}

/** @param next undefined where the next build's settings are not known */
export function lookAtBuild(
  built: BuiltWith,
  next: Record<string, unknown> | undefined,
  report: Report,
): void {
  // The site's own address is in its sitemap.
  const env = { ...built.env, VITE_SITE_URL: "https://looked-at.elsewhere" };
  const known = new Set(next && leftToDo(next).must);
  for (const sentence of leftToDo(env).must) {
    if (!sentence.includes("is not set") || known.has(sentence)) continue;
    report.must(
      "site-lacks-setting",
      `The site was built when ${sentence.replace("is not set", "was not set")}`,
      "Set it in .env or in the environment, build again and publish.",
    );
  }
  const wanted = next && readSetting(next, "VITE_SUPABASE_URL");
  // What is no address was found as such already.
  const origin = URL.parse(wanted ?? "")?.origin;
  if (origin !== undefined && origin !== URL.parse(built.backend)?.origin) {
    report.must(
      "site-of-another-backend",
      `The site reads and writes ${built.backend}, but the settings name ${wanted}, so you look after another database than visitors use.`,
      "Build again with these settings and publish, or correct them.",
    );
  }
}
