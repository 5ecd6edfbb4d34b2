import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compressFiles } from "../../../scripts/hosts/compressFiles.ts";
import { NAMED_FILES } from "../../../scripts/hosts/rules.ts";
import { allRoutes } from "../allRoutes.ts";

const isOfAdministration = (path: string) => path.startsWith("/admin");
const hasVariable = (path: string) => /[:*]/.test(path);
const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

const FIXED = allRoutes
  .map(({ path }) => path)
  .filter((path) => !hasVariable(path) && !isOfAdministration(path));
const BUILT = [...FIXED, "/blog/a-post", "/clinic/a-clinic", "/countries/poland"];
const FILES = ["assets/index-1a2b3c4d.js", "assets/font-1a2b3c4d.woff2", "maps/poland.svg"];
const SMALL_FILES = [
  "robots.txt",
  "_headers",
  "_redirects",
  ".vite/manifest.json",
  ".well-known/security.txt",
];

/** As the feed is where the site has no address. */
export const LEFT_OUT = "/data/schema.json";

export const ANSWERS: [path: string, status: number, file: string][] = [
  ...BUILT.map((path): [string, number, string] => [path, 200, fileOf(path)]),
  ...allRoutes
    .map(({ path }) => path)
    .filter(isOfAdministration)
    .map((path): [string, number, string] => [path.replace(/:\w+/, "something"), 200, "200.html"]),
  ["/?search=prague", 200, "index.html"],
  ["/about/", 200, "about.html"],
  ["/plan/costs?age=38", 200, "plan/costs.html"],
  ["/data/", 200, "data.html"],
  ["/clinic/newer-than-the-build", 200, "200.html"],
  ["/clinic/newer-than-the-build/", 200, "200.html"],
  ["/blog/newer-than-the-build", 200, "200.html"],
  ["/admin/", 200, "200.html"],
  ["/clinic", 404, "404.html"],
  ["/no-such-page", 404, "404.html"],
  ["/plan/no-such-page", 404, "404.html"],
  ["/regions", 404, "404.html"],
  ["/regions/poland/no-such-city", 404, "404.html"],
  ["/administration", 404, "404.html"],
  ["/robots.txt", 200, "robots.txt"],
  ["/.well-known/security.txt", 200, ".well-known/security.txt"],
];

export async function makeExampleSite(): Promise<{ site: string; remove: () => void }> {
  const parent = mkdtempSync(join(tmpdir(), "ivf-example-"));
  const site = join(parent, "dist");
  const named = NAMED_FILES.map(([path]) => path.slice(1)).filter((file) => file !== LEFT_OUT.slice(1));
  const pages = [...BUILT.map(fileOf), "200.html", "404.html"];
  for (const file of [...pages, ...named, ...FILES, ...SMALL_FILES]) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    const isSmall = SMALL_FILES.includes(file);
    writeFileSync(join(site, file), isSmall ? file : file.padEnd(2_000, " "));
  }
  writeFileSync(join(parent, "secret.html"), "secret");
  await compressFiles(site);
  return { site, remove: () => rmSync(parent, { recursive: true }) };
}
