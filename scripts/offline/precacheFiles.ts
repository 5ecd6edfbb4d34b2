import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

export interface PrecacheFile {
  url: string;
  /** Null for a file that never changes under its name. */
  revision: string | null;
}

export const SHELL = "/200.html";

const PICTURES = ["/favicon.svg", "/logos.svg"];

/** Without a network it isn't done. */
const NOT_PRECACHED =
  /^src\/(app\/AdminRoutes|admin\/|contributing\/|reading\/blog\/|reading\/legal\/|directory\/(open-data|results)\/)/;

export function precacheFiles(folder: string): PrecacheFile[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  const maps = globSync("maps/*.svg", { cwd: folder }).map((path) => `/${path}`);
  const named = [SHELL, ...PICTURES, ...maps].filter((url) => existsSync(join(folder, url)));
  const shell = readFileSync(join(folder, SHELL), "utf8");
  // Its style sheet among them, which no script names.
  const ofShell = [...shell.matchAll(/\/assets\/[\w.-]+/g)].map(([url]) => url);
  const assets = new Set([...ofShell, ...assetsFrom("index.html", manifest)]);
  return [
    ...named.map((url) => ({ url, revision: hashOf(readFileSync(join(folder, url))) })),
    ...[...assets].toSorted().map((url) => ({ url, revision: null })),
  ];
}

function assetsFrom(entry: string, manifest: Manifest): string[] {
  const seen = new Set<string>();
  const assets = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || NOT_PRECACHED.test(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) assets.add(`/${file}`);
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(other);
  };
  add(entry);
  return [...assets];
}

function hashOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
