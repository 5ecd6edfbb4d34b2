import { expect } from "@playwright/test";
import {
  backdateCache,
  expectNote,
  heading,
  OFFLINE,
  readAtHome,
  untilCached,
} from "../../support/offlinePage.ts";
import { untilSettled } from "../../support/settled.ts";
import { test } from "../../support/test.ts";
import { expectToast } from "../../support/votingPage.ts";

// Its notes name the visitor's own day.
test.use({ serviceWorkers: "allow", timezoneId: "UTC" });

const YESTERDAY = "2026-01-25T12:00:00Z";
/** Chromium's driver takes the network away without saying so to pages that are opened then. */
const AS_OF = /^You(’re| seem to be) offline\. This is the page as of 25 January 2026\./;

test("without a network, what was read before opens in a new tab, and says how old it is", async ({
  context,
  page,
}) => {
  await readAtHome(page);
  await backdateCache(page, YESTERDAY);
  await page.close();
  await context.setOffline(true);
  const later = await context.newPage();

  await test.step("the list of clinics, searched", async () => {
    await later.goto("/");
    await expectNote(later, AS_OF);
    await later.getByRole("combobox", { name: /^Search/ }).fill("reprofit");
    await expect(later.getByRole("heading", { name: "Reprofit" }).first()).toBeVisible();
  });
  await test.step("a clinic that she visited, with its figures", async () => {
    await later.goto("/clinic/reprofit");
    await expect(heading(later, "Reprofit")).toBeVisible();
    await expect(later.getByRole("heading", { name: "Success Rate", exact: true })).toBeVisible();
    await expectNote(later, AS_OF);
  });
  await test.step("the comparison", async () => {
    await later.goto("/compare?ids=reprofit,gennet");
    await expect(later.getByRole("columnheader", { name: /Reprofit/ })).toBeVisible();
    await expectNote(later, AS_OF);
  });
  await test.step("the shortlist, and the law of a country that she never opened", async () => {
    await later.goto("/shortlist?ids=reprofit");
    await expect(later.getByRole("link", { name: "Reprofit" }).first()).toBeVisible();
    await later.goto("/countries/spain");
    await expect(heading(later, /Spain/)).toBeVisible();
    await expectNote(later, AS_OF);
  });
  for (const path of [
    ...["/plan", "/plan/costs", "/plan/dates", "/plan/afterwards", "/plan/folder"],
    ...["/ivf-calculator", "/sperm-analysis", "/glossary", "/countries"],
  ]) {
    await test.step(`${path}, which she never opened`, async () => {
      await later.goto(path);
      // A calculator's notice hides its heading from screen readers.
      await expect(later.locator("h1")).toBeVisible();
      await expectNote(later, OFFLINE);
      await untilSettled(later);
      await expect(later.getByText(/went wrong|Error loading|couldn't be refreshed/)).toHaveCount(0);
    });
  }
});

test("a vote without a network says that it needs one, and is never sent later", async ({
  context,
  page,
}) => {
  await readAtHome(page);
  await page.goto("/?search=reprofit");
  await context.setOffline(true);
  await page.getByRole("button", { name: "so far: Reprofit" }).click();
  await expectToast(page, "A vote needs a network", "Nothing was sent");
  const posted: string[] = [];
  context.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  // Seconds in which a vote that had waited would be sent.
  await expect(page.getByRole("listitem").filter({ hasText: "A vote needs a network" })).toBeHidden();
  await page.goto("/clinic/gennet");
  await untilSettled(page);
  expect(posted).toEqual([]);
});

test("the administration is nobody's to keep: nothing of it is there without a network", async ({
  context,
  page,
}) => {
  await page.goto("/");
  await untilCached(page);
  await page.goto("/admin/login");
  await expect(heading(page, /./)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(all)).flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => /admin|auth|login/i.test(url))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto("/admin/login", { waitUntil: "commit" })).rejects.toThrow(/INTERNET_DISCONNECTED/);
});

test("a first visit fetches nothing for it before it is interactive, and what a search needs before the rest", async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => performance.mark("interactive")).observe(document, {
      subtree: true,
      attributeFilter: ["data-interactive"],
    });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const html = await (await page.goto("/"))?.text();
  expect(html).not.toMatch(/sw\.js|assets\/start-/);
  await untilCached(page);
  const [interactive, begun] = await page.evaluate(() => [
    performance.getEntriesByName("interactive")[0]?.startTime,
    performance.getEntriesByType("resource").find(({ name }) => /assets\/start-/.test(name))?.startTime,
  ]);
  expect(interactive).toBeGreaterThan(0);
  expect(begun).toBeGreaterThan(interactive ?? Infinity);
  const since = (part: string) => asked.findIndex((url) => url.includes(part));
  expect(since("filterModule-")).toBeGreaterThan(since("start-"));
  expect(since("country_laws")).toBeGreaterThan(since("filterModule-"));
});

test("a page that was loaded in the administration asks the network alone, and says when there is none", async ({
  context,
  page,
}) => {
  await readAtHome(page);
  await page.goto("/admin/login");
  await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
  await context.setOffline(true);
  const readings = await page.evaluate(async () => {
    const kept = await (await caches.open("answers")).keys();
    const asked = kept.filter(({ url }) => url.includes("/rest/"));
    return Promise.all(asked.map(({ url }) => fetch(url).then(String, () => "no network")));
  });
  expect([readings.length > 5, new Set(readings)]).toEqual([true, new Set(["no network"])]);
  await page.getByRole("banner").getByRole("link", { name: "Learn" }).click();
  await expectNote(page, OFFLINE);
});

const saveData = () =>
  void Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) });

test("what was kept on wifi is served with its day where somebody saves data since, and nothing is added", async ({
  context,
  page,
}) => {
  await readAtHome(page);
  await backdateCache(page, YESTERDAY);
  await page.close();
  await context.addInitScript(saveData);
  for (const worker of context.serviceWorkers()) await worker.evaluate(saveData);
  const later = await context.newPage();
  await later.goto("/clinic/unica", { waitUntil: "networkidle" });
  await expect(heading(later, "UNICA")).toBeVisible();
  await context.setOffline(true);
  await later.goto("/clinic/reprofit");
  await expect(heading(later, "Reprofit")).toBeVisible();
  await expectNote(later, AS_OF);
  const kept = await later.evaluate(async () =>
    (await (await caches.open("answers")).keys()).map(({ url }) => url),
  );
  expect(kept.filter((url) => url.includes("p_clinic_id=reprofit"))).toHaveLength(1);
  expect(kept.filter((url) => url.includes("p_clinic_id=unica"))).toEqual([]);
});

test("where somebody saves data, nothing is kept", async ({ page }) => {
  await page.addInitScript(saveData);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/");
  // Later than anything is stored.
  await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
  expect(fetched.filter((url) => url.includes("assets/start-"))).toHaveLength(1);
  expect(fetched.filter((url) => url.includes("filterModule-"))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
