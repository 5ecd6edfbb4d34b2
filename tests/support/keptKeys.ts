import type { Page } from "@playwright/test";

/** Returns what a browser keeps of somebody until they delete it: all keys but the one of the fonts it has. */
export async function keptKeys(page: Page): Promise<string[]> {
  return await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== "has-fonts"));
}
