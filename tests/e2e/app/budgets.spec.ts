import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, type Browser, type Page } from "@playwright/test";
import { pendingRequests } from "../../support/settled.ts";
import { test, waitUntilInteractive } from "../../support/test.ts";
import { describeGrowth, readLastSizes, readSizesOf, rememberSizes } from "../../support/grownModules.ts";

/** Before any click; scripts gzipped, in kB. */
const SCRIPTS_KB = 120;
/** Hosts serve HTTP/2, where many small scripts arrive as soon as one. */
const REQUESTS = 23;
const BUDGETS: { path: string; scripts?: number; requests?: number }[] = [
  // Also four questions, prices in other currencies, age groups, and ticks to compare.
  { path: "/", scripts: 127 },
  // Its rates follow the visitor's age group, and its law their answers.
  { path: "/clinic/reprofit", scripts: 125, requests: 27 },
  ...["/about", "/how-results-are-counted", "/how-voting-works"].map(usual),
  ...["/find-your-clinic", "/learn", "/references", "/blog"].map(usual),
  // Date reading and validation; and all pages ask again for a script that was lost.
  { path: "/ivf-calculator", scripts: 135 },
  { path: "/sperm-analysis", scripts: 129.5 },
  // The sanitiser, which is shared with the editor and too large for other pages.
  { path: "/blog/how-to-read-an-ivf-success-rate", scripts: 125 },
  { path: "/add-clinic", scripts: 138 },
  { path: "/report-figure?clinic=reprofit", scripts: 136 },
  // All clinics, and what they share with other pages.
  { path: "/shortlist?ids=reprofit,gennet", scripts: 126, requests: 27 },
  // The texts and figures of all four clinics, whose eggs they are for, and what each rate leaves out.
  { path: "/compare?ids=reprofit,gennet,unica,gynem", scripts: 136.5, requests: 47 },
  // What figures say, and the library of scales, which other pictures share.
  { path: "/results", scripts: 133.5, requests: 27 },
  ...["/privacy-policy", "/accessibility", "/glossary", "/data", "/countries"].map(usual),
  { path: "/countries/spain", requests: 24 },
  // Its law, too, in parts that are not hydrated.
  { path: "/countries/czech-republic", scripts: 129, requests: 29 },
  // The laws of all countries and a calculator's needs.
  { path: "/plan", scripts: 130, requests: 32 },
  // Which documents apply to whom, too.
  { path: "/plan/dates", scripts: 133, requests: 29 },
  { path: "/plan/costs", scripts: 128, requests: 24 },
  // How long embryos may be stored, drawn.
  { path: "/plan/afterwards", scripts: 128.4, requests: 25 },
  { path: "/plan/folder", scripts: 139, requests: 32 },
  ...["/regions/czech-republic/prague", "/regions/poland/krakow", "/regions/poland/other-poland"].map(
    (path) => ({ path, scripts: 126.3, requests: 25 }),
  ),
];

function usual(path: string) {
  return { path };
}

/** The first paint waits for the styles inside a page; the rest comes behind it. */
const OWN_STYLES_KB = 8;
const REST_OF_STYLES_KB = 13;
const WITH_ONE_PICTURE_FILE = new Set(["/", "/clinic/reprofit"]);

interface Fetched {
  url: string;
  type: string;
  kB: number;
}

/** The letters of a build's hashes happen to compress by a few bytes more or less, forty on a page. */
const HASHED_NAME = /\b([\w.]+)-[\w-]{8}\.(js|css)\b/g;
const withSteadyHash = (_: string, name: string, type: string) =>
  `${name}-${createHash("sha256").update(name).digest("base64url").slice(0, 8)}.${type}`;

/** Pages share scripts, so weigh each once. */
const weights = new Map<string, number>();

async function weigh(url: string, body: () => Promise<Buffer>): Promise<number> {
  const known = weights.get(url);
  if (known !== undefined) return known;
  const code = (await body()).toString().replace(HASHED_NAME, withSteadyHash);
  const kB = gzipSync(code, { level: 9 }).length / 1000;
  weights.set(url, kB);
  return kB;
}

async function visit(page: Page, path: string): Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  page.on("response", (response) => {
    const measure = async () => {
      const [url, type] = [response.url(), response.request().resourceType()];
      return {
        url,
        type,
        kB: /^(script|stylesheet)$/.test(type) ? await weigh(url, () => response.body()) : 0,
      };
    };
    fetched.push(measure());
  });
  // What a page does once it is idle is for later visits: `offline.spec.ts` sees that it comes last.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto(path);
  // Scripts ask for others once they run, which a busy machine takes a while for.
  await expect(async () => {
    const before = fetched.length;
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect([pendingRequests(page).length, fetched.length]).toEqual([0, before]);
  }).toPass();
  const all = await Promise.all(fetched);
  return all.filter(({ url }) => !url.startsWith("data:") && !url.endsWith("/favicon.svg"));
}

const SINCE =
  "What grew since the sizes in budgets.modules.json were recorded; `UPDATE_BUDGETS=1 npx playwright test budgets` records them anew:";
const list = (some: Fetched[]) => some.map(({ url, kB }) => `${kB.toFixed(1)} kB ${url}`).join("\n");

async function expectWithinBudget(page: Page, baseURL: string, budget: (typeof BUDGETS)[number]) {
  const { path, scripts = SCRIPTS_KB, requests = REQUESTS } = budget;
  const fetched = await visit(page, path);
  const own = fetched.filter(({ type }) => type === "script").toSorted((a, b) => b.kB - a.kB);
  const total = own.reduce((sum, { kB }) => sum + kB, 0);
  const sizes = readSizesOf(own.map(({ url }) => url));
  const grown = describeGrowth(readLastSizes(), sizes);
  expect.soft(total, `scripts of ${path}\n${list(own)}\n${SINCE}\n${grown}`).toBeLessThanOrEqual(scripts);
  expect.soft(Object.keys(sizes), `modules of ${path}`).not.toEqual([]);

  const counted = fetched.filter(({ type }) => type !== "image" || WITH_ONE_PICTURE_FILE.has(path));
  expect.soft(counted.length, `requests of ${path}\n${list(counted)}`).toBeLessThanOrEqual(requests);

  const css = await page.evaluate(() =>
    [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join(""),
  );
  expect.soft(gzipSync(css).length / 1000, `styles inside ${path}`).toBeLessThanOrEqual(OWN_STYLES_KB);
  const sheets = fetched.filter(({ type }) => type === "stylesheet");
  expect.soft(sheets.length, `style sheets of ${path}\n${list(sheets)}`).toBe(1);
  expect.soft(sheets[0]?.kB, `the rest of the styles of ${path}`).toBeLessThanOrEqual(REST_OF_STYLES_KB);
  expect
    .soft(
      fetched.filter(({ url }) => !url.startsWith(baseURL)),
      `other hosts of ${path}`,
    )
    .toEqual([]);
}

async function visitAnew(browser: Browser, baseURL: string, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL });
  context.on("page", waitUntilInteractive);
  await look(await context.newPage());
  await context.close();
}

test("a site whose operator has nobody asked has no script that measures", () => {
  const modules = Object.keys(readSizesOf());
  const measuring = /web-vitals|src\/measuring\/(api|measure|Measuring)\.tsx?$/;
  expect(modules.filter((name) => measuring.test(name))).toEqual([]);
});

test.beforeAll(() => {
  if (process.env.UPDATE_BUDGETS) rememberSizes();
});

const GROUPS = 4;

for (let group = 0; group < GROUPS; group++) {
  const budgets = BUDGETS.filter((_, index) => index % GROUPS === group);
  const pages = `${budgets[0]?.path} and ${budgets.length - 1} other pages`;
  test(`a first visit of ${pages} stays within its budget and contacts no other server`, async ({
    browser,
    baseURL,
  }) => {
    const host = String(baseURL);
    for (const budget of budgets) {
      await visitAnew(browser, host, (page) => expectWithinBudget(page, host, budget));
    }
  });
}
