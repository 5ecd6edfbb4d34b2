import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function writeSitemap(outDir: string, siteUrl: string, paths: string[]): void {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>`);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ];
  writeFileSync(join(outDir, "sitemap.xml"), lines.join("\n"));
  appendFileSync(join(outDir, "robots.txt"), `\nSitemap: ${new URL("/sitemap.xml", siteUrl).href}\n`);
}

export function isForSearchEngines(head: string): boolean {
  return !/<meta name="robots" content="noindex"/.test(head);
}
