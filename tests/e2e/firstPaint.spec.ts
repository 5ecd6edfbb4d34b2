import { expect, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
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
        await acceptDisclaimers(page);
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const painted = () => performance.getEntriesByName("first-contentful-paint").length;
        await expect.poll(() => page.evaluate(painted)).toBe(1);
        expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
        deliver();
        await page.waitForFunction(() => document.fonts.status === "loaded");
        expect(await layoutShift(page)).toBe(0);
      });
    }
  });
}

test("the fonts are ours from the second page on, and are fetched once", async ({ page }) => {
  const widthOfWords = () =>
    page.evaluate(() => {
      const words = document.createElement("span");
      words.style.cssText = "position: absolute; white-space: nowrap; font-size: 100px";
      words.textContent = "Hamburgefonts";
      document.body.append(words);
      const widths = ["", "Directory Sans"].map((family) => {
        words.style.fontFamily = family;
        return words.getBoundingClientRect().width;
      });
      words.remove();
      return widths;
    });
  await page.goto("/glossary", { waitUntil: "networkidle" });
  await page.goto("/blog");
  const [shown, ours] = await widthOfWords();
  expect(shown).toBe(ours);
});
