import { expect, type Locator, type Page } from "@playwright/test";

const TWO_SCREENS = 2 * 740;
const SIX_WEEKS = 42 * 86_400_000;

async function countTaps(page: Page, site: string) {
  await page.goto(`${site}/`);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };
  return { tap, taps: () => taps };
}

/** Counted in taps on a phone. */
export const PATIENT_TASKS: Record<string, (page: Page, site: string) => Promise<void>> = {
  "the cheapest egg donation in Czechia that speaks German is found in five taps": async (page, site) => {
    const { tap, taps } = await countTaps(page, site);
    await tap(page.getByRole("button", { name: "Filters" }));
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await tap(sheet.getByRole("checkbox", { name: /Czechia/ }));
    await tap(sheet.getByRole("checkbox", { name: /Egg donation/ }));
    await tap(
      sheet.getByRole("group", { name: "Languages spoken" }).getByRole("checkbox", { name: /German/ }),
    );
    await tap(sheet.getByRole("button", { name: /^Show \d+/ }));
    await expect(page.getByText(/Lowest price first/)).toBeVisible();
    await expect(page.locator("#results-count")).toBeFocused();
    const answer = page.locator("main ul.cards article").first();
    await expect(answer).toContainText("Reprofit");
    await expect(answer).toContainText("Doesn't say whether it speaks German");
    await expect(answer).toContainText(/Egg donation from.*about €5,000.*published as CZK\s123,000/);
    const speaks = page.locator("main ul.cards article").filter({ hasText: "Europe IVF" });
    await expect(speaks).toContainText("Speaks German with a source");
    const { y, height } = (await answer.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThan(TWO_SCREENS);
    expect(taps()).toBe(5);
  },

  "the dates of a frozen transfer are known in three taps": async (page, site) => {
    const { tap, taps } = await countTaps(page, site);
    await tap(page.getByRole("link", { name: /^When must I be there/ }).first());
    await tap(page.getByRole("radio", { name: /frozen.*tablets/i }));
    const day = page.getByLabel(/^First day/).first();
    await tap(day);
    await day.fill(new Date(Date.now() + SIX_WEEKS).toISOString().slice(0, 10));
    await expect(page.getByText(/^Be ready to be at the clinic for 2 to 3 days between/)).toBeVisible();
    expect(taps()).toBe(3);
  },

  "a woman of 47 alone knows whether Spain may treat her in three taps": async (page, site) => {
    const { tap, taps } = await countTaps(page, site);
    await tap(page.getByRole("link", { name: /^May I be treated/ }).first());
    await page.getByLabel(/^How old is the woman/).fill("47");
    await tap(page.getByRole("radio", { name: "A woman on her own" }));
    await tap(page.getByRole("link", { name: /^See \d+ countries$/ }));
    expect(taps()).toBe(3);
    const spain = page.getByRole("listitem").filter({ hasText: "Spain" });
    await expect(spain).toContainText("Age: None in law");
    const screens = await spain.evaluate((row) => row.getBoundingClientRect().bottom / 740);
    expect(screens).toBeGreaterThan(0);
    expect(screens).toBeLessThanOrEqual(2);
    const heights = await page
      .locator("main details")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights).toHaveLength(13);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(Math.max(...heights)).toBeLessThanOrEqual(80);
  },
};
