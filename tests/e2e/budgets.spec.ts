import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

// What a first visit fetches before any click, gzipped, in kB.
const BUDGETS = [
  { path: "/", scripts: 115 },
  { path: "/clinic/reprofit", scripts: 115 },
  { path: "/how-voting-works", scripts: 115 },
  { path: "/ivf-calculator", scripts: 135 },
  { path: "/references", scripts: 115 },
  { path: "/sperm-analysis", scripts: 135 },
  { path: "/blog", scripts: 115 },
  { path: "/blog/how-to-read-an-ivf-success-rate", scripts: 135 },
  { path: "/add-clinic", scripts: 135 },
  { path: "/privacy-policy", scripts: 115 },
  { path: "/regions/czech-republic", scripts: 115 },
  { path: "/regions/czech-republic/prague", scripts: 115 },
  { path: "/regions/poland/other-poland", scripts: 115 },
];
const STYLES_KB = 15;

for (const { path, scripts } of BUDGETS) {
  test(`${path} stays within ${scripts} kB of scripts and asks nobody else`, async ({ page, baseURL }) => {
    const fetched: { name: string; kB: number; type: string }[] = [];
    const bodies: Promise<void>[] = [];
    page.on("response", (response) => {
      const type = response.request().resourceType();
      const measure = async () => {
        const body = await response.body().catch(() => Buffer.alloc(0));
        fetched.push({ name: response.url(), kB: gzipSync(body, { level: 9 }).length / 1000, type });
      };
      bodies.push(measure());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await Promise.all(bodies);

    const own = fetched.filter(({ type }) => type === "script").toSorted((a, b) => b.kB - a.kB);
    const total = own.reduce((sum, { kB }) => sum + kB, 0);
    const list = own.map(({ name, kB }) => `${kB.toFixed(1)} kB ${name}`).join("\n");
    expect(total, `The scripts of ${path}, largest first:\n${list}`).toBeLessThanOrEqual(scripts);
    expect(own.length).toBeGreaterThan(0);

    const html = fetched.find(({ type }) => type === "document");
    expect(html).toBeDefined();
    const css = await page.evaluate(() =>
      [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join(""),
    );
    expect(gzipSync(css).length / 1000).toBeLessThanOrEqual(STYLES_KB);
    expect(
      fetched.filter(({ name }) => !name.startsWith(baseURL ?? "") && !name.startsWith("data:")),
    ).toEqual([]);
  });
}
