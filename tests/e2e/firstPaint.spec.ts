import { expect, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
import { holdAnswers } from "../support/heldAnswers.ts";
import { acceptDisclaimers } from "../support/disclaimers.ts";

const PATHS = ["/", "/clinic/reprofit", "/blog/how-to-read-an-ivf-success-rate", "/ivf-calculator"];

/** The layout shifts so far, of which 0 is none; those right after a click do not count. */
async function layoutShift(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        // What was buffered is handed over before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

const firstPaints = () => performance.getEntriesByName("first-contentful-paint").length;

for (const width of [360, 1280]) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of PATHS) {
      test(`${path} is painted before the fonts are there, and nothing moves when they come`, async ({
        page,
      }) => {
        const { promise: held, resolve: deliver } = Promise.withResolvers<void>();
        await page.route("**/*.woff2", async (route) => {
          await held;
          await route.continue();
        });
        // What other tests vote meanwhile would move the ranking.
        await page.route("**/rest/v1/**", () => {});
        await acceptDisclaimers(page);
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await page.waitForSelector("html[data-interactive]", { state: "attached" });
        await expect.poll(() => page.evaluate(firstPaints)).toBe(1);
        expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
        const before = await layoutShift(page);
        deliver();
        await page.waitForFunction(() => document.fonts.status === "loaded");
        expect(await layoutShift(page)).toBe(before);
      });
    }
  });
}

for (const width of [360, 1280]) {
  test(`where the list of clinics comes late, nothing moves for the word about samples at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const letGo = await holdAnswers(page, "**/rest/v1/clinics*");
    await page.goto("/how-voting-works");
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page.getByText("Loading clinics...")).toBeVisible();
    await expect(page.getByRole("note")).toHaveCount(0);
    const before = await layoutShift(page);
    await letGo();
    await expect(page.getByRole("note")).toBeVisible();
    await expect(page.getByText("28 clinics")).toBeVisible();
    expect(await layoutShift(page)).toBe(before);
  });
}

for (const path of ["/shortlist", "/compare?ids=reprofit,gennet"]) {
  test(`${path} has room for what comes: nothing moves when the clinics are there`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const letGo = await holdAnswers(page, "**/rest/v1/clinics*");
    await page.goto(path);
    const waiting = page.getByRole("status").filter({ hasText: "Loading" });
    await expect(waiting).toBeVisible();
    await letGo();
    await expect(waiting).toHaveCount(0);
    await expect(
      page.getByText("No clinics on your shortlist yet").or(page.getByRole("table")),
    ).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });
}

/** The width of a word in the page's font, and in ours, which another one is shown for while it isn't there. */
const widthsOfWord = () => {
  const word = document.createElement("span");
  word.style.cssText = "position: absolute; white-space: nowrap; font-size: 100px";
  word.textContent = "Hamburgefonts";
  document.body.append(word);
  const widths = ["", "'Directory Sans', monospace"].map((family) => {
    word.style.fontFamily = family;
    return word.getBoundingClientRect().width;
  });
  word.remove();
  return widths;
};

test("once the browser has our fonts, later pages are painted in them", async ({ page }) => {
  await page.goto("/glossary");
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await expect(async () => {
    await page.goto("/blog");
    const [shown, ours] = await page.evaluate(widthsOfWord);
    expect(shown).toBe(ours);
  }).toPass();
});
