import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
import { describeGrowth, readLastSizes, readSizesOf, rememberSizes } from "../support/grownModules.ts";

// What a first visit fetches before any click: scripts gzipped, in kB.
const BUDGETS = [
  { path: "/", scripts: 115 },
  { path: "/clinic/reprofit", scripts: 115 },
  { path: "/about", scripts: 115 },
  { path: "/how-results-are-counted", scripts: 115 },
  { path: "/how-voting-works", scripts: 115 },
  { path: "/find-your-clinic", scripts: 135 },
  { path: "/tools", scripts: 115 },
  { path: "/ivf-calculator", scripts: 135 },
  { path: "/references", scripts: 115 },
  { path: "/sperm-analysis", scripts: 135 },
  { path: "/blog", scripts: 115 },
  // One more than elsewhere: the sanitiser is shared with the editor, and too large for the others.
  { path: "/blog/how-to-read-an-ivf-success-rate", scripts: 135, requests: 9 },
  { path: "/add-clinic", scripts: 135 },
  // One more than elsewhere: the clinic's name.
  { path: "/report-figure?clinic=reprofit", scripts: 135, requests: 9 },
  // More than elsewhere: what they share with other pages, and all clinics.
  { path: "/shortlist?ids=reprofit,gennet", scripts: 135, requests: 10 },
  // Also what figures say, and those of all four in one call.
  { path: "/compare?ids=reprofit,gennet,unica,gynem", scripts: 135, requests: 15 },
  { path: "/privacy-policy", scripts: 115 },
  { path: "/accessibility", scripts: 115 },
  { path: "/glossary", scripts: 115 },
  { path: "/data", scripts: 115 },
  { path: "/countries", scripts: 115 },
  { path: "/countries/spain", scripts: 115 },
  { path: "/plan", scripts: 115 },
  // More than elsewhere: the laws of all countries beside what a calculator needs.
  { path: "/plan/dates", scripts: 120, requests: 9 },
  // Three more than elsewhere: the clinics to choose from, and what the folder reads and shows too.
  { path: "/plan/costs", scripts: 135, requests: 11 },
  // One more than elsewhere: what the folder shows too.
  { path: "/plan/afterwards", scripts: 120, requests: 9 },
  { path: "/plan/folder", scripts: 135, requests: 12 },
  { path: "/regions/czech-republic", scripts: 115 },
  { path: "/regions/czech-republic/prague", scripts: 115 },
  { path: "/regions/poland/krakow", scripts: 115 },
  { path: "/regions/poland/other-poland", scripts: 115 },
];
const REQUESTS = 8;
const STYLES_KB = 15;
/** Pages whose pictures count too. */
const WITH_ONE_PICTURE_FILE = new Set(["/", "/clinic/reprofit"]);

interface Fetched {
  url: string;
  type: string;
  kB: number;
}

/** Everything that the page fetches by itself, until nothing more comes. */
async function visit(page: Page, path: string): Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  page.on("response", (response) => {
    const measure = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const kB = gzipSync(body, { level: 9 }).length / 1000;
      return { url: response.url(), type: response.request().resourceType(), kB };
    };
    fetched.push(measure());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const all = await Promise.all(fetched);
  return all.filter(({ url }) => !url.startsWith("data:") && !url.endsWith("/favicon.svg"));
}

const list = (some: Fetched[]) => some.map(({ url, kB }) => `${kB.toFixed(1)} kB ${url}`).join("\n");

for (const { path, scripts, requests = REQUESTS } of BUDGETS) {
  test(`${path} takes at most ${scripts} kB of scripts, ${requests} requests, and nobody else's server`, async ({
    page,
    baseURL,
  }) => {
    const fetched = await visit(page, path);
    const own = fetched.filter(({ type }) => type === "script").toSorted((a, b) => b.kB - a.kB);
    const total = own.reduce((sum, { kB }) => sum + kB, 0);
    const grown = describeGrowth(readLastSizes(), readSizesOf(own.map(({ url }) => url)));
    expect(
      total,
      `${list(own)}\nGrown since UPDATE_BUDGETS=1 last wrote them down:\n${grown}`,
    ).toBeLessThanOrEqual(scripts);
    expect(own.length).toBeGreaterThan(0);

    const counted = fetched.filter(({ type }) => type !== "image" || WITH_ONE_PICTURE_FILE.has(path));
    expect(counted.length, list(counted)).toBeLessThanOrEqual(requests);

    const css = await page.evaluate(() =>
      [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join(""),
    );
    expect(gzipSync(css).length / 1000).toBeLessThanOrEqual(STYLES_KB);
    expect(fetched.filter(({ type }) => type === "stylesheet")).toEqual([]);
    expect(fetched.filter(({ url }) => !url.startsWith(baseURL ?? ""))).toEqual([]);
  });
}

test("a budget that fails names the module that grew", () => {
  if (process.env.UPDATE_BUDGETS) rememberSizes();
  const sizes = readSizesOf();
  const smaller = { ...sizes, "react-dom": (sizes["react-dom"] ?? 0) - 5_000 };
  expect(describeGrowth(smaller, sizes)).toBe("+5000 bytes react-dom");
  expect(describeGrowth(sizes, sizes)).toContain("No module grew");
});
