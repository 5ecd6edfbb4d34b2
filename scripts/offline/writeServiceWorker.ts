import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Manifest } from "vite";
import { precacheFiles, SHELL } from "./precacheFiles.ts";

const WORKER_FILE = "sw.js";

/**
 * @param supabaseUrl where pages read; undefined where the site itself answers
 * @param isOffline no: it takes away what an earlier worker has kept, and itself
 */
export async function writeServiceWorker(
  folder: string,
  supabaseUrl: string | undefined,
  isOffline = true,
): Promise<void> {
  const source = isOffline ? "serviceWorker" : "unregister";
  const backend = supabaseUrl === undefined ? undefined : new URL(supabaseUrl).origin;
  const release = { version: versionOf(folder), shell: SHELL, files: precacheFiles(folder), backend };
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { RELEASE: JSON.stringify(release), "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(`src/app/offline/worker/${source}.ts`),
        output: { format: "iife", entryFileNames: WORKER_FILE },
      },
    },
  });
}

/** Any change of the site's scripts changes the name of the first one, which each page holds. */
function versionOf(folder: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  return `/${manifest["index.html"]?.file ?? ""}`;
}
