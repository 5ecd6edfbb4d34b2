import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { writeServiceWorker } from "../../scripts/offline/writeServiceWorker.ts";
import { SITE_FOLDER } from "./server.ts";

export function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  // What is compressed would stay as it was.
  cpSync(SITE_FOLDER, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  return folder;
}

/** Most hosts keep the older scripts for a while. */
export async function publishNextRelease(folder: string, { keepsOlder = true } = {}): Promise<void> {
  const scripts = new Set(globSync("assets/*.js", { cwd: folder }).map((path) => basename(path)));
  const renamed = (text: string) =>
    text.replaceAll(/[\w.-]+\.js\b/g, (name) => (scripts.has(name) ? name.replace(".js", "-next.js") : name));
  for (const name of scripts) {
    const script = join(folder, "assets", name);
    writeFileSync(join(folder, "assets", renamed(name)), renamed(readFileSync(script, "utf8")));
    if (!keepsOlder) rmSync(script);
  }
  for (const file of [...globSync("**/*.html", { cwd: folder }), ".vite/manifest.json"]) {
    writeFileSync(join(folder, file), renamed(readFileSync(join(folder, file), "utf8")));
  }
  await writeServiceWorker(folder, undefined);
}
