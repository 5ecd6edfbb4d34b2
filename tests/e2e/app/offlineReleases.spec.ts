import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { writeServiceWorker } from "../../../scripts/offline/writeServiceWorker.ts";
import { expectNote, heading, OFFLINE, readAtHome } from "../../support/offlinePage.ts";
import { copyOfSite, publishNextRelease } from "../../support/nextRelease.ts";
import { serveBuiltSite } from "../../support/server.ts";
import { test } from "../../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Also false where the site has no worker. */
async function isNewerTaken(): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready;
  const isScript = await registration.update().then(
    () => true,
    () => false,
  );
  const { installing } = registration;
  if (isScript && installing) {
    await new Promise<void>((settled) => {
      const look = () => installing.state !== "installing" && settled();
      installing.addEventListener("statechange", look);
      look();
    });
  }
  return registration.waiting !== null;
}

/** Chromium lets a worker end what it has begun, for up to five minutes, before another takes over. */
const UNTIL_TAKEN_OVER = { timeout: 400_000 };

async function isAnyWaiting(): Promise<boolean> {
  return (await navigator.serviceWorker.ready).waiting !== null;
}

/** In one step: Chromium looks for a new worker by itself, and would take a file that is still empty. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Answers with an error or with its start page where a script should be. */
async function publishInPart(page: Page, folder: string): Promise<void> {
  const file = join(folder, "sw.js");
  const worker = readFileSync(file, "utf8");
  const script = /\/assets\/HomePage-[\w-]+\.js/.exec(worker)?.[0] ?? "";
  expect(script).not.toBe("");
  for (const lost of [
    worker.replaceAll(script, "/assets/lost.js"),
    worker.replaceAll(script, "/about"),
    "<!doctype html>",
  ]) {
    replaceFile(file, lost);
    expect(await page.evaluate(isNewerTaken)).toBe(false);
  }
  rmSync(file);
  expect(await page.evaluate(isNewerTaken)).toBe(false);
}

test("a new release is offered and never forced, works without a network, and the next one can undo it", async ({
  context,
  page,
}) => {
  test.setTimeout(1_200_000);
  const folder = copyOfSite();
  const server = await serveBuiltSite({ BUILD_DIR: folder });
  try {
    await readAtHome(page, server.url);
    await test.step("one that the host has only in part takes nothing away", async () => {
      await publishInPart(page, folder);
      await context.setOffline(true);
      await page.goto(`${server.url}/clinic/reprofit`);
      await expect(page.getByRole("heading", { name: "Success Rate", exact: true })).toBeVisible();
      await expectNote(page, OFFLINE);
      await context.setOffline(false);
    });
    await page.goto(`${server.url}/report-figure?clinic=reprofit`);
    const field = page.getByRole("textbox").first();
    await field.fill("Typed before");
    await publishNextRelease(folder);

    await test.step("an open page says so, keeps what was typed, and reloads when asked", async () => {
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expectNote(page, "A newer version is available.");
      await expect(field).toHaveValue("Typed before");
      await page.getByRole("button", { name: "Reload" }).click();
      await expect(page.locator('script[src$="-next.js"]')).toBeAttached();
      await expect(page.getByText("A newer version is available.")).toBeHidden();
      await expect(field).toHaveValue("Typed before");
    });
    await test.step("then all of it works without a network", async () => {
      await expect.poll(() => page.evaluate(isAnyWaiting), UNTIL_TAKEN_OVER).toBe(false);
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
      // A server that takes over five seconds is answered for by what was kept.
      await expect(async () => {
        const answer = await page.goto(`${server.url}/glossary`);
        expect(await answer?.text()).toContain(" of today</title>");
      }).toPass();
    });
    await test.step("a release made with OFFLINE=none takes it all away", async () => {
      const databases = () =>
        page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
      expect(await databases()).toContain("workbox-expiration");
      await writeServiceWorker(folder, undefined, false);
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expect.poll(() => page.evaluate(() => caches.keys()), UNTIL_TAKEN_OVER).toEqual([]);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      await expect.poll(databases).toEqual([]);
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
