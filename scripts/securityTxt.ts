import type { Plugin } from "vite";
import { mailtoUrl } from "../src/ui/mailtoUrl.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year. */
const GOOD_FOR_DAYS = 360;

export function securityTxt(contactEmail: string, siteUrl: string | undefined, today: Date): string {
  const expires = new Date(today.getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString();
  const canonical = siteUrl && `Canonical: ${new URL("/.well-known/security.txt", siteUrl).href}\n`;
  return `Contact: ${mailtoUrl(contactEmail)}\nExpires: ${expires}\nPreferred-Languages: en\n${canonical ?? ""}`;
}

export function writeSecurityTxt(contactEmail: string | undefined, siteUrl: string | undefined): Plugin {
  return {
    name: "security-txt",
    generateBundle() {
      if (contactEmail === undefined) return;
      const source = securityTxt(contactEmail, siteUrl, new Date());
      this.emitFile({ type: "asset", fileName: ".well-known/security.txt", source });
    },
  };
}
