import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { PageMeta } from "../src/ui/PageMeta.tsx";
import { isForSearchEngines, writeSitemap } from "./sitemap.ts";

test("robots.txt names the sitemap, beside what it said before", () => {
  const site = mkdtempSync(join(tmpdir(), "ivf-sitemap-"));
  onTestFinished(() => rmSync(site, { recursive: true }));
  cpSync("public/robots.txt", join(site, "robots.txt"));
  writeSitemap(site, "https://clinics.example", ["/", "/clinic/reprofit"]);

  const sitemap = readFileSync(join(site, "sitemap.xml"), "utf8");
  expect(Array.from(sitemap.matchAll(/<loc>(.*)<\/loc>/g), ([, url]) => url)).toEqual([
    "https://clinics.example/",
    "https://clinics.example/clinic/reprofit",
  ]);
  expect(readFileSync(join(site, "robots.txt"), "utf8")).toBe(
    "User-agent: *\nDisallow: /admin\n\nSitemap: https://clinics.example/sitemap.xml\n",
  );
});

const head = (path?: string) => renderToStaticMarkup(PageMeta({ title: "Report", path }));

test("a page that search engines are asked to leave alone stays out of the sitemap", () => {
  expect(isForSearchEngines(head("/blog"))).toBe(true);
  expect(isForSearchEngines(head())).toBe(false);
});
