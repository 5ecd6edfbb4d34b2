import { rmSync } from "node:fs";
import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { lengthenTimers } from "../../support/longerTimers.ts";
import { copyOfSite, publishNextRelease } from "../../support/nextRelease.ts";
import { serveBuiltSite, type RunningServer } from "../../support/server.ts";
import { storeShortlist } from "../../support/storedShortlist.ts";
import { test, waitUntilInteractive } from "../../support/test.ts";
import { expectToast, storedVotes, vote } from "../../support/votingPage.ts";

// Without its worker, which would keep the older scripts.
test.use({ serviceWorkers: "block" });

let folder: string;
let server: RunningServer;

test.beforeAll(async () => {
  folder = copyOfSite();
  server = await serveBuiltSite({ BUILD_DIR: folder });
});

test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function openHere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "block" });
  context.on("page", waitUntilInteractive);
  const page = await context.newPage();
  await page.addInitScript(() => {
    // Otherwise scripts come before they are needed.
    Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) });
  });
  // A busy machine types a letter a second, which the page takes for quiet.
  await lengthenTimers(page, { from: 1_000, to: 8_000 });
  return page;
}

/** As on a host that keeps nothing of the release before, which may be a newer one of an earlier test. */
async function takeScriptsAway(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-older", ""));
  await publishNextRelease(folder, { keepsOlder: false });
}

/** Its work in the background needs scripts too. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html.moves").waitFor({ state: "attached" });
}

async function expectNewer(page: Page): Promise<void> {
  await expect(page.locator("html[data-interactive]:not([data-older])")).toBeAttached();
  await expect(page.locator('script[src*="-next"]').first()).toBeAttached();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Learn" }).click();
  await expect(page).toHaveURL("/learn");
}

interface Visit {
  path: string;
  field: (page: Page) => Locator;
  /** What needs a script that the page doesn't have yet; a search itself does. */
  press?: (page: Page) => Promise<void>;
}

const clinicName = (page: Page) => page.getByLabel("What is the name of the clinic?");

const VISITS: Record<string, Visit> = {
  "a clinic for the list": {
    path: "/add-clinic",
    field: clinicName,
    press: leave,
  },
  "a report of a wrong figure": {
    path: "/report-figure?clinic=reprofit",
    field: (page) => page.getByLabel("Which figure is wrong?"),
    press: leave,
  },
  "a note on a clinic": {
    path: "/shortlist",
    field: (page) => page.getByRole("textbox", { name: "My note on Reprofit" }),
    press: (page) => page.getByRole("button", { name: "Share", exact: true }).click(),
  },
  "a search": {
    path: "/",
    field: (page) => page.getByRole("combobox", { name: /^Search clinics/ }),
  },
};

for (const [what, { path, field, press }] of Object.entries(VISITS)) {
  test(`${what} is still there once a release has taken away the scripts of the open page`, async ({
    browser,
  }) => {
    const page = await openHere(browser);
    await storeShortlist(page, [{ id: "reprofit" }]);
    await openWhole(page, path);
    await takeScriptsAway(page);
    await field(page).pressSequentially("Brno");
    await press?.(page);
    await expectNewer(page);
    if (press === leave) await page.goBack();
    await expect(field(page)).toHaveValue("Brno");
    await page.context().close();
  });
}

test("somebody may finish a word first if a script is gone that they didn't ask for", async ({ browser }) => {
  const page = await openHere(browser);
  const letBackgroundFail = await holdAnswers(page, "**/assets/start-*.js");
  await page.goto("/add-clinic");
  await takeScriptsAway(page);
  await clinicName(page).pressSequentially("B");
  await letBackgroundFail();
  await page.keyboard.insertText("rno");
  await expectNewer(page);
  await expect(clinicName(page)).toHaveValue("Brno");
  await page.context().close();
});

test("a vote of a page whose scripts are gone counts once it is asked for again", async ({ browser }) => {
  const page = await openHere(browser);
  await openWhole(page, "/clinic/gennet");
  const before = await storedVotes(page, "gennet");
  await takeScriptsAway(page);
  await page.getByRole("button", { name: "so far: GENNET" }).click();
  await expectNewer(page);
  await vote(page, "GENNET");
  await expectToast(page, "Upvote recorded!", "Thank you! Your vote has been counted.");
  expect(await storedVotes(page, "gennet")).toBe(before + 1);
  await page.context().close();
});
