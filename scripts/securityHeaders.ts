import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Connect, Plugin } from "vite";
import { headersFile, netlifyRedirects } from "./hosts/siteFiles.ts";

/** @param urls of the backend and the address look-up, where their origins differ from the site's */
export function securityHeaders(urls: (string | undefined)[]): Record<string, string> {
  const origins = new Set(urls.filter((url) => url !== undefined).map((url) => new URL(url).origin));
  const policy = {
    "default-src": "'none'",
    "script-src": ["'self'", ...inlineScripts()].join(" "),
    // Radix's dialog inserts a style element.
    "style-src": "'self' 'unsafe-inline'",
    // Clinics' logos and blog pictures may be hosted elsewhere.
    "img-src": "'self' https: data:",
    "font-src": "'self'",
    "connect-src": ["'self'", ...origins].join(" "),
    "worker-src": "'self'",
    "manifest-src": "'self'",
    // Only once a visitor asks for Google Maps.
    "frame-src": "https://www.google.com",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  };
  return {
    "Content-Security-Policy": Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join("; "),
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}

function inlineScripts(): string[] {
  const page = readFileSync("index.html", "utf8");
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

/** Not in dev: React Refresh uses inline scripts. */
export function sendSecurityHeaders(urls: (string | undefined)[]): Plugin {
  const headers = securityHeaders(urls);
  const middleware: Connect.NextHandleFunction = (_request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };
  return {
    name: "security-headers",
    configurePreviewServer: (server) => void server.middlewares.use(middleware),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "_headers", source: headersFile(headers) });
      this.emitFile({ type: "asset", fileName: "_redirects", source: netlifyRedirects() });
    },
  };
}
