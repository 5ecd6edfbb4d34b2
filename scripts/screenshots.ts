// `npm run screenshots`: every route at four widths, light and dark, into screenshots/.
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { startServer } from "../tests/support/server.ts";
import { findChromium } from "./chromium.mjs";

const WIDTHS = [360, 768, 1280, 1920];
const PAGES: Record<string, string> = {
  home: "/",
  "home-search": "/?search=prague",
  "home-empty": "/?search=atlantis",
  "add-clinic": "/add-clinic",
  "privacy-policy": "/privacy-policy",
  accessibility: "/accessibility",
  glossary: "/glossary",
  "region-czech-republic": "/regions/czech-republic",
  "region-prague": "/regions/czech-republic/prague",
  "region-brno": "/regions/czech-republic/brno",
  "region-other-czech": "/regions/czech-republic/other-czech",
  "region-poland": "/regions/poland",
  "region-warsaw": "/regions/poland/warsaw",
  "region-krakow": "/regions/poland/krakow",
  "region-other-poland": "/regions/poland/other-poland",
  "clinic-all-figures": "/clinic/reprofit",
  "clinic-fixed-prices": "/clinic/prague-fertility",
  "clinic-hero-logo": "/clinic/invicta",
  "clinic-no-figures": "/clinic/kriobank",
  "clinic-unknown": "/clinic/no-such-clinic",
  "how-voting-works": "/how-voting-works",
  "ivf-calculator": "/ivf-calculator",
  "ivf-calculator-timeline": "/ivf-calculator#type=day-5&date=2026-09-01",
  references: "/references",
  "sperm-analysis": "/sperm-analysis",
  blog: "/blog",
  "blog-post": "/blog/how-to-read-an-ivf-success-rate",
  "blog-post-unknown": "/blog/no-such-post",
  "admin-login": "/admin/login",
  "not-found": "/no-such-page",
};

const only = process.argv.slice(2);
mkdirSync("screenshots", { recursive: true });
const server = await startServer({ DATA_DIR: "memory://" });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
try {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      for (const [name, path] of Object.entries(PAGES)) {
        if (only.length > 0 && !only.includes(name)) continue;
        await page.goto(server.url + path, { waitUntil: "networkidle" });
        const file = `screenshots/${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
