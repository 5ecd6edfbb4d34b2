import { expect, type Page } from "@playwright/test";
import { chooseByKeyboard, pressByKeyboard, tabTo } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";

const table = (page: Page) => page.getByRole("table", { name: "Clinics side by side" });
const heads = (page: Page) => table(page).locator("thead th").getByRole("link");
const age = (page: Page) => page.getByRole("combobox", { name: "Your age group" });

test("by keyboard on a phone: a couple of 38 finds, compares and prints three London clinics", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });

  await test.step("they say their age group once, where all rates are", async () => {
    await page.goto("/results");
    await chooseByKeyboard(page, age(page), "38 a");
    await expect(page.getByRole("status").filter({ hasText: "38 and over" })).toBeVisible();
    await expect(page.getByText("National average (United Kingdom): 16%")).toBeVisible();
  });

  await test.step("London's clinics show their rates at that age", async () => {
    await page.goto("/?city=london");
    const card = page.getByRole("article").filter({ hasText: "King’s Fertility" });
    await expect(card).toContainText("19%");
    await expect(card).toContainText("from age 38");
    await tabTo(page, page.getByRole("checkbox", { name: "Compare King’s Fertility" }));
    await page.keyboard.press("Space");
    await page.getByRole("link", { name: "Compare", exact: true }).click();
  });

  await test.step("three of them stand side by side, at that age alone", async () => {
    const add = async (name: string) => {
      await tabTo(page, page.getByRole("textbox", { name: /^Search clinics/ }));
      await page.keyboard.insertText(name);
      await pressByKeyboard(page, page.getByRole("button", { name: `Add ${name}` }));
    };
    await add("Homerton Fertility Centre");
    // The address changes before the page, whose field another one follows.
    await expect(heads(page)).toHaveText(["King’s Fertility", "Homerton Fertility Centre"]);
    await expect(page).toHaveURL(/,homerton$/);
    await add("The Lister Fertility Clinic");
    await expect(page).toHaveURL(/,lister$/);
    await expect(heads(page)).toHaveText(["King’s Fertility", "Homerton Fertility Centre"]);
    await expect(
      table(page).getByRole("rowheader", { name: /^Live births per embryo transferred, ages: 38 and over/ }),
    ).toBeVisible();
    await expect(table(page)).toContainText("19%");
    await expect(table(page)).toContainText("17%");
    await expect(table(page).getByRole("rowheader", { name: /ages: up to 37/ })).toHaveCount(0);
    expect(new URL(page.url()).search).not.toContain("38");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step("on paper stand all three", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(heads(page)).toHaveCount(3);
    await expect(page.locator("button:visible, nav:visible, select:visible")).toHaveCount(0);
    await expect(table(page)).toContainText("The Lister Fertility Clinic");
    const row = table(page).getByRole("row", { name: /^Live births per embryo transferred, ages: 38/ });
    await expect(row.getByText(/Where two overlap, there is no clear difference\./)).toBeVisible();
    const sources = page.getByRole("listitem").filter({ hasText: /^HFEA, .*, \d+ [A-Z][a-z]+ 20\d\d$/ });
    await expect(sources.first()).toBeVisible();
    for (const source of await sources.all()) await expect(source).toBeVisible();
  });
});
