import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import { divideStyles, type SiteStyles } from "./site/ownStyles.ts";
import { isForSearchEngines, writeSitemap } from "./sitemap.ts";
import type { Snapshot } from "../src/prerender.tsx";

type PrerenderModule = typeof import("../src/prerender.tsx");

/**
 * Also writes the sitemap, the feed, the open data and two shells: `200.html` for pages newer than the build or
 * of the administration, `404.html` for unknown paths.
 * @param siteUrl public address of the site; without it there is no sitemap or feed
 * @returns the number of pages
 */
export async function prerenderSite(outDir: string, siteUrl: string | undefined): Promise<number> {
  const serverDir = resolve(`${outDir}-prerender`);
  try {
    await build({
      logLevel: "warn",
      build: { ssr: "src/prerender.tsx", outDir: serverDir, emptyOutDir: true },
    });
    const entry = pathToFileURL(join(serverDir, "prerender.js")).href;
    return await writePages(outDir, siteUrl, await import(entry));
  } finally {
    rmSync(serverDir, { recursive: true, force: true });
  }
}

async function writePages(
  outDir: string,
  siteUrl: string | undefined,
  prerender: PrerenderModule,
): Promise<number> {
  const { renderSnapshots, renderNotFound, renderFeed, renderOpenData } = prerender;
  const page = pageWriter(outDir);

  let pages = 0;
  const listed: string[] = [];
  for await (const snapshot of renderSnapshots()) {
    page(fileOf(snapshot.path), snapshot);
    pages++;
    if (isForSearchEngines(snapshot.head)) listed.push(snapshot.path);
  }
  page("200.html", null);
  page("404.html", await renderNotFound());
  mkdirSync(join(outDir, "data"), { recursive: true });
  for (const { path, text } of await renderOpenData()) writeFileSync(join(outDir, path), text);
  if (siteUrl) {
    writeSitemap(outDir, siteUrl, listed);
    const feed = await renderFeed(siteUrl);
    writeFileSync(join(outDir, feed.path), feed.xml);
  }
  return pages;
}

/**
 * A page that can be read without scripts fetches them once it is painted: index.html adds what stands in here,
 * link by link. The shell shows nothing without scripts, and names its own as usual.
 */
const AFTER_PAINT = '<template id="after-paint"></template>';

/** Pictures and what pages ask for come first. */
const LOW_PRIORITY = 'fetchpriority="low"';

function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

function pageWriter(outDir: string) {
  const template = readFileSync(join(outDir, "index.html"), "utf8");
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8"));
  const styles = stylesOf(outDir, template);
  return (file: string, snapshot: Snapshot | null) => {
    const target = join(outDir, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, snapshot ? fill(template, snapshot, manifest, styles) : template);
  };
}

function fill(template: string, snapshot: Snapshot, manifest: Manifest, styles: Styles): string {
  const { path, head, body, data, source, structuredData } = snapshot;
  const isShell = path === "/404";
  const ownHead = isShell ? head.replaceAll(/<(title|meta|link)/g, "<$1 data-shell") : head;
  const root = isShell
    ? `<div id="root">${body}</div>`
    : `<div id="root" data-snapshot-of="${path}">${body}</div>` +
      `<script type="application/json" id="snapshot-data">${data}</script>`;
  const described = structuredData
    ? `<script type="application/ld+json" id="structured-data">${structuredData}</script>`
    : "";
  const [script = "", first = ""] =
    /<script type="module"[^>]* src="\/([^"]+)"><\/script>/.exec(template) ?? [];
  const later =
    styles.rest + preloads(source, manifest, first) + script.replace("<script", `<script ${LOW_PRIORITY}`);
  const page = template
    .replace(script, "")
    .replace("</head>", () => `${ownHead}</head>`)
    // Search engines find it here too, where it holds up nobody's first paint.
    .replace('<div id="root"></div>', () => root + described)
    .replace(AFTER_PAINT, () => AFTER_PAINT.replace("><", () => `>${later}<`));
  return page.replace(styles.whole, () => `<style>${styles.within(page)}</style>`);
}

interface Styles {
  whole: string;
  within: SiteStyles["within"];
  rest: string;
}

/**
 * Inside the page they save a slow phone a round trip before the first paint, and the rest comes after it.
 * The first script waits for it: what scripts add needs it. Preloading fonts would delay the paint.
 */
function stylesOf(outDir: string, template: string): Styles {
  const [whole = "", file = ""] = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(template) ?? [];
  const { within, rest } = divideStyles(readFileSync(join(outDir, file), "utf8"));
  writeFileSync(join(outDir, rest.file), rest.css);
  const link = `<link rel="stylesheet" ${LOW_PRIORITY} crossorigin href="/${rest.file}">`;
  return { whole, within, rest: link };
}

function preloads(source: string, manifest: Manifest, first: string): string {
  const chunks = new Set([first]);
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no script for ${key}`);
    if (chunks.has(chunk.file)) return;
    chunks.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(source);
  return [...chunks]
    .map((file) => `<link rel="modulepreload" ${LOW_PRIORITY} crossorigin href="/${file}">`)
    .join("");
}
