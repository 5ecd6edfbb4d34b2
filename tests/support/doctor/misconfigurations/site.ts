import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Code } from "../../../../scripts/doctor/codes.ts";
import { securityHeaders } from "../../../../scripts/securityHeaders.ts";
import { LATER_SCRIPT } from "../builtSite.ts";
import { COMPLETE } from "../ready.ts";
import type { Misconfiguration } from "./misconfiguration.ts";

const POLICY = "Content-Security-Policy";

function served(mistake: string, found: Code[], change: (configuration: string) => string): Misconfiguration {
  return {
    mistake,
    found,
    async make(deployed) {
      const headers = securityHeaders([deployed.api.url]);
      await deployed.serveAgain(headers, {
        change(configuration) {
          const changed = change(configuration);
          if (changed === configuration) throw new Error(`Nothing was changed: ${mistake}`);
          return changed;
        },
      });
      return async () => await deployed.serveAgain();
    },
  };
}

function sent(
  mistake: string,
  found: Code[],
  change: (headers: Record<string, string>) => void,
): Misconfiguration {
  return {
    mistake,
    found,
    async make(deployed) {
      const headers = securityHeaders([deployed.api.url]);
      change(headers);
      await deployed.serveAgain(headers);
      return async () => await deployed.serveAgain();
    },
  };
}

function built(
  mistake: string,
  found: Code[],
  settings: Record<string, string | undefined>,
): Misconfiguration {
  return {
    mistake,
    found,
    make: async (deployed) => {
      deployed.build(settings);
      return async () => deployed.build();
    },
  };
}

function inRobots(mistake: string, found: Code[], text: string): Misconfiguration {
  return {
    mistake,
    found,
    make: async (deployed) => {
      writeFileSync(join(deployed.site, "robots.txt"), text);
      return async () => deployed.build();
    },
  };
}

export const IN_THE_SITE: Misconfiguration[] = [
  served("no security header is sent", Array<Code>(6).fill("security-header-missing"), (configuration) =>
    configuration.replaceAll(/ {2}add_header (?!Cache|Access).*\n/g, ""),
  ),
  sent("the policy lets pages run any script", ["policy-too-wide"], (headers) => {
    headers[POLICY] = (headers[POLICY] ?? "").replace("script-src 'self'", "script-src * 'unsafe-inline'");
  }),
  sent("the policy was written for another project", ["policy-blocks-backend"], (headers) => {
    headers[POLICY] = securityHeaders(["https://another.supabase.example"])[POLICY] ?? "";
  }),
  sent("the policy is that of another version", ["policy-blocks-scripts"], (headers) => {
    headers[POLICY] = (headers[POLICY] ?? "").replaceAll(/ 'sha256-[^']+'/g, "");
  }),
  sent("browsers are told to forget https at once", ["security-header-differs"], (headers) => {
    headers["Strict-Transport-Security"] = "max-age=0";
  }),
  served("every path is answered with the page of the browser", ["unknown-path-not-404"], (configuration) =>
    configuration.replace("try_files $uri $uri.html =404;", "try_files $uri $uri.html /200.html;"),
  ),
  served(
    "the rewrites are missing",
    ["administration-not-found", "new-clinic-not-found", "new-post-not-found"],
    (configuration) => configuration.replace("try_files $uri.html /200.html;", "try_files $uri.html =404;"),
  ),
  served("a country’s former address leads nowhere", ["former-address-lost"], (configuration) =>
    configuration.replace(/ {2}rewrite \^\/regions.*\n/, ""),
  ),
  served("pages are kept for a day", ["pages-kept-too-long", "worker-kept-too-long"], (configuration) =>
    configuration.replace('default "no-cache"', 'default "max-age=86400"'),
  ),
  served("scripts are loaded anew at each visit", ["assets-not-kept"], (configuration) =>
    configuration.replace(/ {2}~\^\/assets\/.*\n/, ""),
  ),
  {
    mistake: "the service worker was not published",
    found: ["worker-missing"],
    make: async (deployed) => {
      rmSync(join(deployed.site, "sw.js"));
      return async () => deployed.build();
    },
  },
  served("the service worker is sent as a page", ["worker-not-a-script"], (configuration) =>
    configuration.replace('default_type "text/javascript; charset=utf-8"', 'default_type "text/html"'),
  ),
  served("the service worker is kept for a month", ["worker-kept-too-long"], (configuration) =>
    configuration.replace("map $uri $site_cache {", '$&\n  /sw.js "public, max-age=2592000";'),
  ),
  sent("the service worker is allowed for a part of the site", ["worker-scope-too-narrow"], (headers) => {
    headers["Service-Worker-Allowed"] = "/app/";
  }),
  {
    mistake: "the sitemap was built for another host",
    found: ["sitemap-of-another-host"],
    make: async (deployed) => {
      deployed.build({}, "https://staging.directory.example");
      return async () => deployed.build();
    },
  },
  {
    mistake: "the build was not told the site’s address",
    found: ["sitemap-missing"],
    make: async (deployed) => {
      rmSync(join(deployed.site, "sitemap.xml"));
      return async () => deployed.build();
    },
  },
  inRobots("robots.txt was written by hand", ["sitemap-not-named"], "User-agent: *\n"),
  inRobots(
    "search engines are still shut out, as while it was tried",
    ["search-engines-shut-out", "sitemap-not-named"],
    "User-agent: *\nDisallow: /\n",
  ),
  {
    ...served("the site lives at another address", ["site-moved"], (configuration) =>
      configuration.replace("try_files /index.html =404;", "return 302 https://www.directory.example/;"),
    ),
    options: () => ({ databaseUrl: undefined }),
  },
  {
    mistake: "a script was not published",
    found: ["scripts-missing"],
    make: async (deployed) => {
      rmSync(join(deployed.site, LATER_SCRIPT));
      return async () => deployed.build();
    },
  },
  {
    mistake: "nothing was published",
    found: ["site-not-served"],
    make: async (deployed) => {
      rmSync(join(deployed.site, "index.html"));
      return async () => deployed.build();
    },
    options: () => ({ databaseUrl: undefined }),
  },
  {
    mistake: "the previous version is still published",
    found: ["site-of-another-version"],
    make: async (deployed) => {
      const home = join(deployed.site, "index.html");
      const page = readFileSync(home, "utf8");
      writeFileSync(home, page.replace(/name="release" content="[^"]+"/, 'name="release" content="0.9.9"'));
      return async () => deployed.build();
    },
  },
  built("the site was built with a secret key", ["key-not-accepted", "secret-in-site"], {
    publishableKey: "sb_secret_of-somebody-else",
  }),
  built("the site was built with another project’s key", ["key-not-accepted"], {
    publishableKey: "sb_publishable_of-another-project",
  }),
  built("nobody was named whom people can write to", ["site-lacks-setting", "site-lacks-setting"], {
    privacyEmail: undefined,
    contactEmail: undefined,
  }),
  {
    mistake: "the site uses another project than the settings name",
    found: ["site-of-another-backend"],
    options: ({ api }) => ({
      backend: api.url,
      settings: { ...COMPLETE, VITE_SUPABASE_URL: "https://another.supabase.example" },
    }),
  },
  {
    mistake: "the next build lacks the operator’s mail, has a secret key and a project without https",
    found: ["secret-key-in-settings", "setting-missing", "setting-unsafe", "setting-wrong"],
    options: ({ api }) => ({
      settings: {
        ...COMPLETE,
        VITE_SUPABASE_URL: api.url,
        VITE_PRIVACY_EMAIL: "",
        VITE_CONTACT_EMAIL: "nobody",
        VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_x",
      },
    }),
  },
  {
    mistake: "nobody has read the laws or fetched rates for years",
    found: ["law-due", "rates-old"],
    today: "2099-12-01",
  },
];
