import type { Page } from "@playwright/test";

/** All but the key of the fonts that the browser has. */
export async function storedKeys(page: Page): Promise<string[]> {
  return await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== "has-fonts"));
}
