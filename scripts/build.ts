// `npm run build`: the static files for production, in dist/.
process.env.NODE_ENV = "production";

import { build, loadEnv } from "vite";
import { missingSettings } from "../src/backend/environment.ts";
import { prerenderSite } from "./prerender.ts";
import { BUILD_DIR, siteUrl, stop, usesHostedBackend } from "./settings.ts";

if (!usesHostedBackend("production")) {
  stop(
    "VITE_SUPABASE_URL is not set. A build for a static host reads its clinics from a Supabase project,\n" +
      "so copy .env.example to .env and fill it in. To try the site without a project, run npm start.",
  );
}
if (!siteUrl("production")) {
  console.warn("VITE_SITE_URL is not set, so there will be no sitemap and no canonical links.");
}
const missing = missingSettings(loadEnv("production", process.cwd(), "VITE_"));
if (missing.length > 0) {
  console.warn(
    `Not set, so the site shows examples or leaves these out: ${missing.join(", ")}. See .env.example.`,
  );
}
await build();
const pages = await prerenderSite(BUILD_DIR, siteUrl("production"));
console.log(`Wrote ${pages} pages to ${BUILD_DIR}.`);
