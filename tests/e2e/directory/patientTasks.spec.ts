import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";

// What patients came for, from the home page of a phone that translates it, counted in taps.

const TWO_SCREENS = 2 * 740;

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

async function countTaps(page: Page) {
  await page.goto("/");
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };
  return { tap, taps: () => taps };
}

test("the cheapest published egg donation in Czechia is found in five taps", async ({ page }) => {
  const { tap, taps } = await countTaps(page);
  await tap(page.getByRole("button", { name: "Filters" }));
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await tap(sheet.getByRole("checkbox", { name: /Czechia/ }));
  await tap(sheet.getByRole("checkbox", { name: /Egg donation/ }));
  await tap(sheet.getByLabel("Order"));
  await sheet.getByLabel("Order").selectOption("Lowest price");
  await tap(sheet.getByRole("button", { name: /^Show \d+ clinic/ }));
  const answer = page.locator("main ul.cards article").first();
  await expect(answer).toContainText(/Reprofit.*Egg donation from.*about €5,000.*published as CZK\s123,000/);
  await expect(page.locator("#results-count")).toBeFocused();
  // Where the last tap left the view, without scrolling.
  const { y, height } = (await answer.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThan(TWO_SCREENS);
  expect(taps()).toBe(5);
});

test("the dates of a frozen transfer are known in three taps", async ({ page }) => {
  const { tap, taps } = await countTaps(page);
  await tap(page.getByRole("link", { name: /^When must I be there/ }).first());
  await tap(page.getByRole("radio", { name: /frozen.*tablets/i }));
  const day = page.getByLabel(/^First day/).first();
  await tap(day);
  await day.fill("2027-01-11");
  await expect(page.getByText(/^Be ready to be at the clinic for 2 to 3 days between/)).toBeVisible();
  expect(taps()).toBe(3);
});
