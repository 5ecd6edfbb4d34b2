// In a process of its own: a build holds half a gigabyte, which goes with it.
process.env.NODE_ENV = "production";

import { build, loadEnv } from "vite";
import { readEnvironment } from "../src/backend/environment.ts";
import { EMBEDDED_ORIGIN } from "../supabase/embedded/keys.ts";
import { compressFiles } from "./hosts/compressFiles.ts";
import { writeServiceWorker } from "./offline/writeServiceWorker.ts";
import { prerenderSite } from "./prerender.ts";
import { writeConsoleAsJson } from "./jsonLog.ts";
import { BUILD_DIR, readLogsJson, siteUrl, stop } from "./settings.ts";

if (readLogsJson()) writeConsoleAsJson();

// Whoever wanted the site has gone.
process.once("disconnect", () => process.exit(1));

const { BUILD_API_URL: apiUrl } = process.env;

try {
  if (apiUrl) {
    const overNetwork = fetch;
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      const { origin, pathname, search } = new URL(request.url);
      if (origin !== EMBEDDED_ORIGIN) return overNetwork(request);
      return overNetwork(new Request(`${apiUrl}${pathname}${search}`, request));
    };
  }
  await build({ logLevel: "warn" });
  const pages = await prerenderSite(BUILD_DIR, siteUrl("production"));
  const { supabaseUrl } = readEnvironment(loadEnv("production", process.cwd(), "VITE_"));
  await writeServiceWorker(BUILD_DIR, supabaseUrl);
  await compressFiles(BUILD_DIR);
  console.log(`Wrote ${pages} pages.`);
  process.exit(0);
} catch (error) {
  if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  stop(error instanceof Error ? error.message : String(error));
}
