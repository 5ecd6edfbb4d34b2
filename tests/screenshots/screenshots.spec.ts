import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { untilPainted, untilSettled } from "../support/settled.ts";
import { test } from "../support/test.ts";
import { allVisits } from "../e2e/accessibility/states/visits.ts";

const FOLDER = "screenshots";
const WIDTHS = [360, 768, 1280, 1920];
const HEIGHT = 900;

const fileName = (...words: string[]) =>
  words.map((word) => word.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "")).join("_");

async function holdStill(page: Page) {
  await page.evaluate(async () => {
    window.dispatchEvent(new Event("blur"));
    await Promise.all(
      Array.from(document.images, (image) => {
        image.loading = "eager";
        return image.decode().catch(() => {});
      }),
    );
  });
}

mkdirSync(FOLDER, { recursive: true });

for (const { path, name, visit } of allVisits()) {
  test(`${path}: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, async (state) => {
      const before = page.viewportSize();
      await holdStill(page);
      await untilSettled(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          // Fixed elements would end up in the middle of the picture.
          await page.evaluate(() => window.scrollTo(0, 0));
          await untilPainted(page);
          const file = fileName(path === "/" ? "home" : path, name, state, String(width), colorScheme);
          await page.screenshot({ path: `${FOLDER}/${file}.png`, fullPage: true });
        }
      }
      if (before) await page.setViewportSize(before);
    });
  });
}
