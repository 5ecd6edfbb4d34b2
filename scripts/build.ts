process.env.NODE_ENV = "production";

import { rmSync } from "node:fs";
import { build, loadEnv } from "vite";
import { readEnvironment } from "../src/backend/environment.ts";
import { leftToDo } from "./deployment.ts";
import { compressFiles } from "./hosts/compressFiles.ts";
import { writeHostFiles } from "./hosts/writeHostFiles.ts";
import { writeServiceWorker } from "./offline/writeServiceWorker.ts";
import { prerenderSite } from "./prerender.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { BUILD_DIR, readOffline, siteUrl, stop, usesHostedBackend } from "./settings.ts";

if (!usesHostedBackend("production")) {
  stop(
    "VITE_SUPABASE_URL is not set. A build for a static host reads its clinics from a Supabase project,\n" +
      "so copy .env.example to .env and fill it in. To try the site without a project, run npm start.",
  );
}
const isOffline = readOffline(process.env.OFFLINE);
const env = loadEnv("production", process.cwd(), "VITE_");
const { must, may } = leftToDo(env);
for (const sentence of [...must, ...may]) console.warn(sentence);
const { supabaseUrl, ipLookupUrl } = readSettings();
let isWhole = false;
process.once("exit", () => {
  if (isWhole) return;
  for (const end of ["", "-hosts", "-prerender"]) rmSync(BUILD_DIR + end, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
try {
  await build();
  const pages = await prerenderSite(BUILD_DIR, siteUrl("production"));
  await writeServiceWorker(BUILD_DIR, supabaseUrl, isOffline);
  await compressFiles(BUILD_DIR);
  const headers = securityHeaders([supabaseUrl, ipLookupUrl]);
  const hosts = writeHostFiles(BUILD_DIR, headers, siteUrl("production"));
  console.log(`Wrote ${pages} pages to ${BUILD_DIR}, and configurations of hosts to ${hosts}.`);
  isWhole = true;
} catch (error) {
  console.error(error);
  stop(
    `The build failed, so ${BUILD_DIR} was deleted: half a site must not replace the one that is published.`,
  );
}

function readSettings() {
  try {
    return readEnvironment(env);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}
