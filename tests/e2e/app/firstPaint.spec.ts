import { expect, type Page } from "@playwright/test";
import { untilPainted } from "../../support/settled.ts";
import { test } from "../../support/test.ts";
import { heldRequests, holdAnswers } from "../../support/heldAnswers.ts";
import { acceptDisclaimers } from "../../support/disclaimers.ts";
import { ALL_CLINICS } from "../../support/seededClinics.ts";

const PATHS = ["/", "/clinic/reprofit", "/blog/how-to-read-an-ivf-success-rate", "/ivf-calculator"];

async function layoutShift(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries arrive before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

const firstPaints = () => performance.getEntriesByName("first-contentful-paint").length;

const hasFonts = () => localStorage.getItem("has-fonts") !== null;

async function expectPaintWithoutFonts(page: Page, path: string) {
  const letGo = await holdAnswers(page, "**/*.woff2");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForSelector("html[data-interactive]", { state: "attached" });
  await expect.poll(() => page.evaluate(firstPaints), path).toBe(1);
  await expect.poll(() => heldRequests(page).size, path).toBe(2);
  const before = await layoutShift(page);
  await letGo();
  await page.waitForFunction(hasFonts);
  expect.soft(await layoutShift(page), path).toBe(before);
  await page.evaluate(() => localStorage.clear());
}

for (const width of [360, 1280]) {
  test(`pages are interactive before they ask for fonts, and nothing moves when those come, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // Other tests' votes would move the ranking. Routing also keeps fonts out of the cache.
    await page.route("**/rest/v1/**", () => {});
    await acceptDisclaimers(page);
    for (const path of PATHS) await expectPaintWithoutFonts(page, path);
  });
}

test("a list of clinics that comes late has its room, and so has the note about samples: nothing moves", async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const letGo = await holdAnswers(page, "**/rest/v1/clinics*");
      await page.goto("/how-voting-works");
      await page.getByRole("link", { name: "Back to Home" }).click();
      await expect(page.getByText("Loading clinics...")).toBeVisible();
      await expect(page.getByRole("note")).toHaveCount(0);
      await untilPainted(page);
      const before = await layoutShift(page);
      await letGo();
      await expect(page.getByRole("note")).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: ALL_CLINICS })).toBeVisible();
      expect.soft(await layoutShift(page), `at ${width} px`).toBe(before);
    });
  }

  for (const path of ["/shortlist", "/compare?ids=reprofit", "/compare?ids=reprofit,gennet"]) {
    await test.step(`on ${path}`, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const letGo = await holdAnswers(page, "**/rest/v1/clinics*");
      await page.goto(path);
      const waiting = page.getByRole("status").filter({ hasText: "Loading" });
      await expect(waiting).toBeVisible();
      await page.waitForFunction(() => document.fonts.status === "loaded");
      const before = await layoutShift(page);
      await letGo();
      await expect(waiting).toHaveCount(0);
      await expect(
        page.getByText("No clinics on your shortlist yet").or(page.getByRole("table")),
      ).toBeVisible();
      expect.soft(await layoutShift(page), path).toBe(before);
    });
  }
});

test("the search of a comparison comes late, and nothing moves", async ({ page }) => {
  for (const [ids, isAbove] of [
    ["reprofit", true],
    ["reprofit,gennet", false],
  ] as const) {
    await test.step(ids, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const letGo = await holdAnswers(page, "**/assets/AddClinic-*.js");
      await page.goto(`/compare?ids=${ids}`);
      await expect.poll(() => heldRequests(page).size).toBe(1);
      await page.waitForFunction(hasFonts);
      await expect(isAbove ? page.getByText("Loading clinics...") : page.getByRole("table")).toBeVisible();
      const before = await layoutShift(page);
      await letGo();
      await expect(page.getByLabel("Search clinics by name, city or country")).toBeVisible();
      await expect(page.getByRole("table")).toBeVisible();
      expect.soft(await layoutShift(page)).toBe(before);
    });
  }
});

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
  await page.waitForFunction(hasFonts);
  await expect(async () => {
    await page.goto("/blog");
    const [shown, ours] = await page.evaluate(widthsOfWord);
    expect(shown).toBe(ours);
  }).toPass();
});
