import { expect, type Page } from "@playwright/test";
import { COUNTRIES } from "../../../src/directory/countries/countries.ts";
import { forgivingSearch } from "../../../src/directory/filtering/forgiving.ts";
import { cityPaths, countryPaths } from "../../../src/directory/regions/pagePaths.ts";
import { isComplaint } from "../../support/complaints.ts";
import { test } from "../../support/test.ts";
import { crawl, kindsOfPages, linksOf } from "../../support/crawl.ts";
import { exampleClinic } from "../../support/exampleClinic.ts";
import { findClipped, NARROWEST } from "../../support/reflow.ts";
import { SEEDED_CLINICS } from "../../support/seededClinics.ts";

const CITIES = new Set(cityPaths(COUNTRIES));
const EXPECTED = [
  ...["/add-clinic", "/privacy-policy", "/blog", "/admin/login", "/ivf-calculator", "/sperm-analysis"],
  ...countryPaths(COUNTRIES),
  ...CITIES,
  ...["/clinic/reprofit", "/clinic/kriobank", "/?search=prague", "/?search=fertility+poland"],
  ...["/about", "/how-results-are-counted", "/how-voting-works", "/references"],
  "/blog/how-to-read-an-ivf-success-rate",
];

const NOTHING_THERE = /Oops! Page not found|^(No clinics found|Clinic Not Found|Post Not Found)$/m;

// The narrowest window draws fastest, and every page has to fit it.
test.use({ viewport: NARROWEST, contextOptions: { reducedMotion: "reduce" } });

test("every link from home leads somewhere, every search finds something, each page fits a phone, and nothing goes wrong", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(1_800_000);
  // Read as they are sent, which takes a fraction of the time.
  const withoutScripts = await browser.newContext({ baseURL, viewport: NARROWEST, javaScriptEnabled: false });
  const sent = await withoutScripts.newPage();
  const complaints = [sent, page].map(listenForComplaints);
  const contacted = new Set<string>();
  for (const each of [sent, page]) {
    each.on("request", (request) => {
      const { origin, host, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) contacted.add(host);
    });
  }
  const kept = new Set<string>();
  const isOfNewKind = kindsOfPages();
  const search = forgivingSearch(SEEDED_CLINICS.map((clinic) => exampleClinic(clinic)));
  let searches = 0;
  let policy = "";

  const look = async (at: Page, address: string) => {
    expect.soft(await at.evaluate(findClipped, NARROWEST.style), address).toEqual([]);
    const { titles, alerts, keys, words, title } = await at.evaluate(describePage);
    expect(titles, address).toBe(1);
    expect(alerts, address).toBe(0);
    expect(words, address).not.toMatch(NOTHING_THERE);
    expect(title.length, address).toBeGreaterThan(10);
    for (const key of keys) kept.add(key);
  };

  const visited = await crawl(async (address) => {
    const term = new URL(address, baseURL).searchParams.get("search");
    if (term !== null) {
      expect(search(term).clinics.length, address).toBeGreaterThan(0);
      if (searches++ > 0) return [];
      await page.goto(address);
      await expect(page.getByText(/^[1-9]\d* clinics? for “/), address).toBeVisible();
      await look(page, address);
      return [];
    }
    await sent.goto(address);
    // The login's page is drawn by scripts alone.
    const isWritten = (await sent.locator("main").locator("h1, h2").count()) > 0;
    if (isWritten) await look(sent, address);
    const links = await linksOf(sent);
    if (CITIES.has(address)) {
      const isEmpty = (await sent.getByText("0 clinics listed here", { exact: true }).count()) > 0;
      expect(
        links.some((link) => link.startsWith("/?search=")),
        address,
      ).toBe(!isEmpty);
    }
    if (isWritten && !(await isOfNewKind(sent))) return links;
    await page.goto(address);
    // React complains while hydrating, which is done by then.
    await expect(page.locator("html[data-interactive]"), address).toBeAttached();
    await expect(page.locator("main").locator("h1, h2").first(), address).toBeAttached();
    await expect(page.locator("[role=status]").filter({ hasText: /^Loading/ }), address).toHaveCount(0);
    await look(page, address);
    if (address === "/privacy-policy") policy = await page.locator("main").innerText();
    return [...links, ...(await linksOf(page))];
  });
  await withoutScripts.close();
  expect(complaints.flat()).toEqual([]);
  expect(visited).toEqual(expect.arrayContaining(EXPECTED));
  expect(visited.filter((address) => address.startsWith("/clinic/"))).toHaveLength(SEEDED_CLINICS.length);

  expect([...contacted]).toEqual(["invictaclinics.com"]);
  expect(await context.cookies()).toEqual([]);
  for (const name of [...contacted, ...kept]) expect(policy).toContain(name);
});

/** Each locator reads the whole page. */
const describePage = () => ({
  titles: document.head.querySelectorAll("title").length,
  alerts: document.querySelectorAll("[role=alert]").length,
  keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  words: document.body.innerText,
  title: document.title,
});

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  const complain = (what: string) => complaints.push(`${page.url()}: ${what}`);
  page.on("console", (message) => {
    // Tests reach no other host.
    const isOurs = !message.location().url.startsWith("https://invictaclinics.com/");
    if (isOurs && isComplaint(message)) complain(message.text());
  });
  page.on("pageerror", (error) => complain(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

test("robots.txt says what to leave alone", async ({ request }) => {
  const robots = await request.get("/robots.txt");
  expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow: \/admin$/m);
});
