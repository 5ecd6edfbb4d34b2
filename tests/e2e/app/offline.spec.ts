import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { writeServiceWorker } from "../../../scripts/offline/writeServiceWorker.ts";
import { ageKept, expectNote, untilAnswersAreKept, untilKept } from "../../support/offlinePage.ts";
import { serveBuiltSite, SITE_FOLDER } from "../../support/server.ts";
import { test } from "../../support/test.ts";
import { expectToast } from "../../support/votingPage.ts";

test.use({ serviceWorkers: "allow" });

const YESTERDAY = "2026-01-25T12:00:00Z";
const AS_OF = "You’re offline. This is the page as of 25 January 2026.";
/** Pages whose words alone count are as old as the release. */
const OFFLINE = /^(You’re offline|The network didn’t answer)\. This is the page as of \d+ \w+ \d{4}\./;

/** As a woman does at home: the list, two clinics and their comparison. */
async function readAtHome(page: Page, url = ""): Promise<void> {
  await page.goto(`${url}/`);
  await untilKept(page);
  await page.goto(`${url}/clinic/reprofit`);
  await page.goto(`${url}/clinic/gennet`);
  await page.goto(`${url}/compare?ids=reprofit,gennet`);
  await untilAnswersAreKept(page, "p_clinic_id=reprofit", "p_clinic_id=gennet", "{reprofit,gennet}");
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

test("without a network, what was read before opens in a new tab, and says how old it is", async ({
  context,
  page,
}) => {
  await readAtHome(page);
  await ageKept(page, YESTERDAY);
  await page.close();
  await context.setOffline(true);
  const later = await context.newPage();
  // Chromium's driver takes the network away, but says so only to pages that are open.
  await later.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));

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
      await expect(later.getByText(/went wrong|Error loading|couldn't be refreshed/)).toHaveCount(0);
      await expectNote(later, OFFLINE);
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
  await page.goto("/clinic/gennet");
  await untilKept(page);
  expect(posted).toEqual([]);
});

test("the administration is nobody's to keep: nothing of it is there without a network", async ({
  context,
  page,
}) => {
  await page.goto("/");
  await untilKept(page);
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

test("a first visit fetches nothing for it before it is interactive", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => performance.mark("interactive")).observe(document, {
      subtree: true,
      attributeFilter: ["data-interactive"],
    });
  });
  const html = await (await page.goto("/"))?.text();
  expect(html).not.toMatch(/sw\.js|assets\/start-/);
  await untilKept(page);
  const [interactive, begun] = await page.evaluate(() => [
    performance.getEntriesByName("interactive")[0]?.startTime,
    performance.getEntriesByType("resource").find(({ name }) => /assets\/start-/.test(name))?.startTime,
  ]);
  expect(interactive).toBeGreaterThan(0);
  expect(begun).toBeGreaterThan(interactive ?? Infinity);
});

test("where somebody saves data, nothing is kept", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) }),
  );
  const asked = page.waitForResponse("**/assets/start-*.js");
  await page.goto("/", { waitUntil: "networkidle" });
  await asked;
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

/** Gives each script of a site another name, as a change in all of them would. The older ones stay, as on hosts. */
async function publishNextRelease(folder: string): Promise<void> {
  const scripts = new Set(globSync("assets/*.js", { cwd: folder }).map((path) => basename(path)));
  const renamed = (text: string) =>
    text.replaceAll(/[\w-]+\.js\b/g, (name) => (scripts.has(name) ? name.replace(".js", "-next.js") : name));
  for (const name of scripts) {
    const script = join(folder, "assets", name);
    writeFileSync(join(folder, "assets", renamed(name)), renamed(readFileSync(script, "utf8")));
  }
  for (const file of [...globSync("**/*.html", { cwd: folder }), ".vite/manifest.json"]) {
    writeFileSync(join(folder, file), renamed(readFileSync(join(folder, file), "utf8")));
  }
  await writeServiceWorker(folder, undefined);
}

test("a new release is offered and never forced, works without a network, and the next one can undo it", async ({
  context,
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  // Without what is compressed, which a change of a file would leave as it was.
  cpSync(SITE_FOLDER, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const server = await serveBuiltSite({ BUILD_DIR: folder });
  try {
    await readAtHome(page, server.url);
    await page.goto(`${server.url}/report-figure?clinic=reprofit`);
    const field = page.getByRole("textbox").first();
    await field.fill("Typed before");
    await publishNextRelease(folder);

    await test.step("an open page says so, keeps what was typed, and reloads when asked", async () => {
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expectNote(page, "A newer version is there.");
      await expect(field).toHaveValue("Typed before");
      await page.getByRole("button", { name: "Reload" }).click();
      await expect(page.locator('script[src$="-next.js"]')).toBeAttached();
      await expect(page.getByText("A newer version is there.")).toBeHidden();
    });
    await test.step("then all of it works without a network", async () => {
      await context.setOffline(true);
      await page.goto(`${server.url}/clinic/reprofit`);
      await expect(page.locator('script[src$="-next.js"]')).toBeAttached();
      await expect(heading(page, "Reprofit")).toBeVisible();
      await expectNote(page, OFFLINE);
      await context.setOffline(false);
    });
    await test.step("a page is never older than the site, whatever is kept", async () => {
      const file = join(folder, "glossary.html");
      writeFileSync(file, readFileSync(file, "utf8").replace("</title>", " of today</title>"));
      const answer = await page.goto(`${server.url}/glossary`);
      expect(await answer?.text()).toContain(" of today</title>");
    });
    await test.step("a release made with OFFLINE=none takes it all away", async () => {
      await writeServiceWorker(folder, undefined, false);
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
