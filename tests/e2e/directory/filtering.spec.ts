import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { pressByKeyboard, tabTo } from "../../support/keyboard.ts";
import { ALL_CLINICS } from "../../support/seededClinics.ts";

const names = "main ul > li article h3";

test("by keyboard alone, on a phone: filters narrow the list, are taken away, and back leads through them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await pressByKeyboard(page, page.getByRole("button", { name: "Filters" }));
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await tabTo(page, sheet.getByRole("checkbox", { name: /^Brno/ }));
  await page.keyboard.press("Space");
  const website = sheet.getByRole("group", { name: "Website in" });
  await tabTo(page, website.getByRole("checkbox", { name: /^German/ }));
  await page.keyboard.press("Space");
  await pressByKeyboard(page, sheet.getByRole("button", { name: "Show 1 clinic" }));
  await expect(page).toHaveURL("/?city=brno&language=de");
  await expect(page.locator(names)).toHaveText(["UNICA"]);
  await expect(page.getByRole("status").filter({ hasText: "1 clinic" })).toBeFocused();

  await pressByKeyboard(page, page.getByRole("button", { name: "Remove Website in German" }));
  await expect(page).toHaveURL("/?city=brno");
  await expect(page.getByRole("status").filter({ hasText: "4 clinics" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear all" })).toBeFocused();
  await page.goBack();
  await expect(page.locator(names)).toHaveText(["UNICA"]);
  await pressByKeyboard(page, page.getByRole("button", { name: "Clear all" }));
  await expect(page.getByRole("status").filter({ hasText: ALL_CLINICS })).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Filters" })).toBeFocused();
});

test("for treatments and languages known answers come first, and a sample's no leaves no clinic out", async ({
  page,
}) => {
  const cards = page.locator("main ul.cards article h3, main ul.cards > li > h3");
  const before = async (heading: string) => {
    await expect.poll(() => cards.allTextContents()).toContain(heading);
    const texts = await cards.allTextContents();
    return texts.slice(0, texts.indexOf(heading));
  };
  await page.goto("/?country=czechia&treatment=egg-donation&spoken=de&sort=price");
  const said =
    "No clinic says that it offers egg donation and speaks German. For 5, only samples say so. 9 don't say: ask them.";
  await expect(page.getByText(said)).toBeVisible();
  await expect(page.locator("main ul.cards article").filter({ hasText: "Europe IVF" })).toContainText(
    "Speaks German with a source",
  );
  await expect(page.locator("main ul.cards article").filter({ hasText: "Reprofit" })).toContainText(
    "Doesn't say whether it speaks German",
  );
  await expect(page.getByRole("button", { name: "Remove Speaks German" })).toBeVisible();
  const published = await before("No published price");
  expect(published).toEqual(["Offer part of it: ask about the rest", "Reprofit"]);
  const partly = await before(
    "Don't say whether they offer egg donation or speak German. No published price",
  );
  expect(partly[3]).toBe("Europe IVF");
  await before("Only samples say that they offer egg donation and speak German. No published price");

  await page.goto("/?country=poland&treatment=egg-donation");
  await expect(page.getByRole("heading", { name: "FertiMedica" })).toBeVisible();
  await expect(
    page.getByText(/clinics? offers? egg donation\.|^No clinic says that it offers egg donation/),
  ).toBeVisible();
});

test("a link holds the search, and searching forgives misspellings", async ({ page }) => {
  await test.step("a link holds what is looked for, beside the list on a wide screen", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/?country=poland&sort=price&search=german&utm=mail");
    await expect(page.getByText("No clinics found")).toBeVisible();
    await page.getByRole("button", { name: "Clear search" }).first().click();
    await expect(page).toHaveURL("/?country=poland&sort=price&utm=mail");
    await expect(page.getByRole("status").filter({ hasText: "14 clinics" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sample prices, lowest first" })).toBeVisible();
    const filters = page.getByRole("region", { name: "Filters" });
    await expect(filters.getByRole("checkbox", { name: "Poland 14 clinics" })).toBeChecked();
    await page.getByLabel("Order").selectOption("Name");
    await expect(page.getByText("Listed by name")).toBeVisible();
  });

  await test.step("searching forgives misspellings, says so, and highlights the matches", async () => {
    await page.goto("/");
    const search = page.getByRole("combobox", { name: /Search clinics/ });
    await search.fill("reprfit");
    await expect(page.locator(names)).toHaveText(["Reprofit"]);
    await expect(page.getByText("No clinic matches exactly. This one comes closest.")).toBeVisible();
    await search.fill("Brno German");
    await expect(page.locator(names)).toHaveText(["UNICA"]);
    await expect(page.locator("main mark").first()).toHaveText("Brno");
    await search.fill("Prague Fertility Centre");
    await expect(page.locator(names).first()).toHaveText("Prague Fertility Centre");
    await expect(page.getByText("10 clinics for")).toBeVisible();
  });

  await test.step("a treatment and a place find the place's clinics, and both become filters", async () => {
    const search = page.getByRole("combobox", { name: /Search clinics/ });
    await search.fill("Eizellspende Prag");
    await expect(page.getByText(/^\d+ clinics? offers? egg donation\./)).toBeVisible();
    await expect(page.locator("main ul.cards article").first()).toContainText("Offers egg donation");
    await expect(page.locator("main ul.cards article").first()).toContainText("Prague");
    await page.getByRole("option", { name: /^Prague \d+ clinics/ }).click();
    await expect(page).toHaveURL("/?city=prague&treatment=egg-donation&sort=price");
  });
});

test("when the search can't be loaded, the page says so and the list stays", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("reloaded-for-new-version", String(Date.now())));
  await page.route("**/assets/filterModule-*", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("combobox", { name: /Search clinics/ }).fill("brno");
  const messages = page.getByRole("listitem").filter({ hasText: "The search couldn't be loaded." });
  await expect(messages).toHaveCount(1);
  await page.getByRole("combobox", { name: /Search clinics/ }).fill("brn");
  await expect(messages).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: ALL_CLINICS })).toBeVisible();
  const note = page.getByRole("alert").filter({ hasText: "Nothing is filtered." });
  await expect(note).toBeVisible();
  await page.unroute("**/assets/filterModule-*");
  await page.getByRole("combobox", { name: /Search clinics/ }).fill("brno german");
  await expect(page.locator(names)).toHaveText(["UNICA"]);
  await expect(note).toHaveCount(0);

  await test.step("a list that an address filters says that it isn't, until it can be loaded", async () => {
    await page.route("**/assets/filterModule-*", (route) => route.abort());
    await page.goto("/?city=brno");
    await expect(note).toBeVisible();
    await page.unroute("**/assets/filterModule-*");
    // On the way to a click the pointer would be a first sign of a person, who needs the filters anyway.
    await note.getByRole("button", { name: "Retry" }).press("Enter");
    await expect(page.getByRole("button", { name: "Remove Brno" })).toBeVisible();
    await expect(page.locator(names)).toHaveCount(4);
    await expect(note).toHaveCount(0);
  });
});

test("by keyboard and by touch, on a phone: suggestions open a clinic or set a filter", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  const search = page.getByRole("combobox", { name: /Search clinics/ });
  await tabTo(page, search);
  await page.keyboard.type("reprfit");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("option")).toHaveText(["Reprofit Brno, Czechia"]);
  await expect(list.locator("mark")).toHaveText("Reprofit");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/clinic/reprofit");

  await page.goto("/");
  await search.fill("krakau");
  const city = list.getByRole("group", { name: "Cities" }).getByRole("option", { name: "Kraków 2 clinics" });
  await expect(city).toBeInViewport({ ratio: 1 });
  expect((await city.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const [field, suggested] = [await search.boundingBox(), await list.boundingBox()];
  const isBelow = suggested!.y >= field!.y + field!.height;
  expect(isBelow || suggested!.y + suggested!.height <= field!.y).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(page).toHaveURL("/?search=krakau");
  await city.click();
  await expect(page).toHaveURL("/?city=krakow");
  await expect(search).toHaveValue("");
  await expect(page.locator(names)).toHaveCount(2);
  await page.goBack();
  await expect(search).toHaveValue("krakau");
  await expect(list).toBeHidden();
});
