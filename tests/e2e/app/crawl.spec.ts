import { expect, type Page } from "@playwright/test";
import { COUNTRIES } from "../../../src/directory/countries/countries.ts";
import { cityPaths, countryPaths } from "../../../src/directory/regions/pagePaths.ts";
import { isComplaint } from "../../support/complaints.ts";
import { test } from "../../support/test.ts";
import { crawl } from "../../support/crawl.ts";
import { findClipped, NARROWEST } from "../../support/reflow.ts";
import { SEEDED_CLINICS } from "../../support/seededClinics.ts";

const EXPECTED = [
  ...["/add-clinic", "/privacy-policy", "/blog", "/admin/login", "/ivf-calculator", "/sperm-analysis"],
  ...countryPaths(COUNTRIES),
  ...cityPaths(COUNTRIES),
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
  baseURL,
}) => {
  test.setTimeout(900_000);
  const complaints = listenForComplaints(page);
  const contacted = new Set<string>();
  page.on("request", (request) => {
    const { origin, host, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) contacted.add(host);
  });
  const kept = new Set<string>();

  const visited = await crawl(page, async (address) => {
    // React complains about differences while hydrating, which is done by then.
    await expect(page.locator("html[data-interactive]"), address).toBeAttached();
    expect.soft(await page.evaluate(findClipped, NARROWEST.style), address).toEqual([]);
    if (address.startsWith("/?search=")) {
      await expect(page.getByText(/^[1-9]\d* clinics? for “/), address).toBeVisible();
    }
    const { titles, alerts, keys, words } = await page.evaluate(describePage);
    expect(titles, address).toBe(1);
    expect(alerts, address).toBe(0);
    expect(words, address).not.toMatch(NOTHING_THERE);
    expect((await page.title()).length, address).toBeGreaterThan(10);
    for (const key of keys) kept.add(key);
  });
  expect(complaints).toEqual([]);
  expect(visited).toEqual(expect.arrayContaining(EXPECTED));
  expect(visited.filter((address) => address.startsWith("/clinic/"))).toHaveLength(SEEDED_CLINICS.length);

  // The privacy policy names every host that pages contacted by themselves.
  expect([...contacted]).toEqual(["invictaclinics.com"]);
  expect(await context.cookies()).toEqual([]);
  await page.goto("/privacy-policy");
  const policy = page.locator("main");
  for (const name of [...contacted, ...kept]) await expect(policy).toContainText(name);
});

/** In one call, because each locator reads the whole page. */
const describePage = () => ({
  titles: document.head.querySelectorAll("title").length,
  alerts: document.querySelectorAll("[role=alert]").length,
  keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  words: document.body.innerText,
});

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  const complain = (what: string) => complaints.push(`${page.url()}: ${what}`);
  page.on("console", (message) => {
    // Tests reach no other host, so its picture can't load.
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
