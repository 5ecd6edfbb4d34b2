import type { Report } from "../report.ts";
import type { Site } from "./site.ts";

export const SECRETS: Record<string, RegExp> = {
  "a secret key": /sb_secret_[\w-]{6,}/,
  "the service role": /service_role/,
  "a signed token": /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  "a token's secret": /jwt[_-]?secret/i,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "a database address": /postgres(ql)?:\/\/[^\s"'`]+:[^\s"'`]+@/,
  "the local admin's password": /embedded-admin/,
  "an access token": /\b(sbp_[0-9a-f]{20,}|ghp_\w{20,}|AKIA[0-9A-Z]{16})\b/,
};

export function lookForSecrets(site: Site, report: Report): void {
  for (const [address, text] of [["/", site.home.text] as const, ...site.scripts]) {
    for (const [what, pattern] of Object.entries(SECRETS)) {
      const found = pattern.exec(text)?.[0];
      if (found === undefined || isLegacyPublicKey(found)) continue;
      report.must(
        "secret-in-site",
        `${address} holds ${what}, which everybody can read: with it anybody may change or delete all there is.`,
        "Revoke it in the project’s settings now, then build with the key that starts with sb_publishable_ and publish.",
      );
    }
  }
}

/** The older kind of publishable key is a signed token too. */
function isLegacyPublicKey(token: string): boolean {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).role === "anon";
  } catch {
    return false;
  }
}
