import { expect, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";
import { pressByKeyboard, tabTo } from "../../support/keyboard.ts";

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
  await expect(page.getByRole("status").filter({ hasText: "38 clinics" })).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Filters" })).toBeFocused();
});

test("of treatments and languages what is known comes first, and only a no leaves a clinic out", async ({
  page,
}) => {
  const cards = page.locator("main ul.cards article h3, main ul.cards > li > h3");
  const before = async (heading: string) => {
    const texts = await cards.allTextContents();
    expect(texts).toContain(heading);
    return texts.slice(0, texts.indexOf(heading));
  };
  await page.goto("/?country=czechia&treatment=egg-donation&spoken=de&sort=price");
  const said =
    "No clinic says that it offers egg donation and speaks German. Of 5 only samples say so. 9 don't say: ask them.";
  await expect(page.getByText(said)).toBeVisible();
  await expect(page.locator("main ul.cards article").filter({ hasText: "Europe IVF" })).toContainText(
    "Speaks German with a source",
  );
  await expect(page.locator("main ul.cards article").filter({ hasText: "Reprofit" })).toContainText(
    "Doesn't say whether it speaks German",
  );
  await expect(page.getByRole("button", { name: "Remove Speaks German" })).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Don't say whether they speak German", exact: true }),
  ).toBeVisible();
  // The one that publishes its price comes before those that samples say yes of.
  const published = await before("Only samples say that they offer egg donation. No published price");
  expect(published.slice(0, 2)).toEqual(["Don't say whether they speak German", "Reprofit"]);

  await page.goto("/?country=poland&treatment=egg-donation");
  await expect(page.getByRole("heading", { name: "FertiMedica" })).toBeHidden();
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
    await expect(page.getByText("No clinic has “reprfit” in it. These come closest.")).toBeVisible();
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
  await page.addInitScript(() => sessionStorage.setItem("reloaded-for-new-version", "yes"));
  await page.route("**/assets/filterModule-*", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("combobox", { name: /Search clinics/ }).fill("brno");
  await expect(page.getByText("The search couldn't be loaded. Please try again.").first()).toBeVisible();
  await page.unroute("**/assets/filterModule-*");
  await expect(page.getByRole("status").filter({ hasText: "38 clinics" })).toBeVisible();
  await page.getByRole("combobox", { name: /Search clinics/ }).fill("brno german");
  await expect(page.locator(names)).toHaveText(["UNICA"]);
});

test("by keyboard and by touch, on a phone: what is suggested as one types opens a clinic or sets a filter", async ({
  page,
}) => {
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
  await city.click();
  await expect(page).toHaveURL("/?city=krakow");
  await expect(search).toHaveValue("");
  await expect(page.locator(names)).toHaveCount(2);
  await page.goBack();
  await expect(list).toBeHidden();
});

/** Where things stand in the window: the two bars' end, the count and the first card. */
async function placesOf(page: Page) {
  const bars = await page.locator(".search-bar, .choices-bar").evaluateAll((all) => ({
    end: Math.max(...all.map((one) => one.getBoundingClientRect().bottom)),
    height: all.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0),
  }));
  const count = await page.locator("#results-count").boundingBox();
  const found = await page
    .locator("main ul.cards article, main h2:has-text('No clinics found')")
    .first()
    .boundingBox();
  return { bars, count: count!.y, found: found!.y };
}

test("on a phone whatever is searched or filtered has its first result in view, and going back loses nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const search = page.getByRole("combobox", { name: /Search clinics/ });
  const title = page.getByRole("link", { name: /^May I be treated/ });
  const card = page.locator("main ul.cards article").first();
  expect((await card.boundingBox())!.y, "the first card").toBeLessThan(840);
  const expectInView = async () => {
    await expect(title.and(page.getByRole("main").getByRole("link"))).toHaveCount(0);
    await expect.poll(async () => (await placesOf(page)).found).toBeLessThan(500);
    const { bars, count } = await placesOf(page);
    expect(bars.height).toBeLessThanOrEqual(110);
    expect(count).toBeGreaterThanOrEqual(bars.end);
  };

  await test.step("while one types, with the focus in the search", async () => {
    await search.pressSequentially("prague");
    await expect(page.getByText("10 clinics for")).toBeVisible();
    await expectInView();
    await expect(search).toBeFocused();
  });

  await test.step("after Enter far down the list, with the focus on the count", async () => {
    await expect(page).toHaveURL("/?search=prague");
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expect(search).toBeInViewport({ ratio: 1 });
    await search.press("Enter");
    await expect(page.locator("#results-count")).toBeFocused();
    await expectInView();
  });

  await test.step("where nothing is found", async () => {
    await search.fill("atlantis");
    await expect(page.getByText("No clinics found")).toBeVisible();
    await search.press("Enter");
    await expectInView();
  });

  await test.step("once nothing is searched the introduction is back, and the search in view", async () => {
    await page.getByRole("button", { name: "Clear search" }).first().click();
    await expect(title.first()).toBeAttached();
    await expect(search).toBeInViewport({ ratio: 1 });
  });

  await test.step("after filters, whose way back keeps the place", async () => {
    await page.getByRole("button", { name: "Filters" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("checkbox", { name: /^Czechia/ }).click();
    await sheet.getByRole("button", { name: "Show 14 clinics" }).click();
    await expect(page.locator("#results-count")).toBeFocused();
    await expectInView();
    const link = page.locator("main ul.cards article").nth(8).getByRole("link").first();
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => Math.round(scrollY));
    await link.click();
    await expect(page.getByRole("link", { name: "Back to Clinics" })).toBeVisible();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  });
});

test("on a wide screen the filters stand beside the list, and nothing jumps when they arrive", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto("/");
  const card = page.locator("main ul.cards article").first();
  const board = page.getByRole("region", { name: "Most Voted" });
  const before = [await card.boundingBox(), await board.boundingBox()];
  await page.mouse.move(400, 400);
  await page.mouse.move(420, 420);
  await expect(page.getByRole("region", { name: "Filters" })).toBeVisible();
  expect([await card.boundingBox(), await board.boundingBox()]).toEqual(before);
  await expect(page.getByRole("button", { name: "Filters" })).toBeHidden();
  await page.getByRole("checkbox", { name: /^Poland/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "14 clinics" })).toBeVisible();
  await expect.poll(async () => (await placesOf(page)).found).toBeLessThan(450);
});

test("on a phone an option, the button and the heading say the same, and every chip can be reached", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/?country=czechia&treatment=icsi");
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const german = sheet
    .getByRole("group", { name: "Languages spoken" })
    .getByRole("checkbox", { name: /^German/ });
  const [, yes, silent] =
    /\((\d+|none) says? so, (\d+) not known\)/.exec((await german.locator("..").textContent()) ?? "") ?? [];
  expect(Number(silent)).toBeGreaterThan(0);
  await german.click();
  const known = yes === "none" ? "" : `${yes} clinics? and `;
  await sheet.getByRole("button", { name: new RegExp(`^Show ${known}${silent} that don't say$`) }).click();
  const heading = yes === "none" ? "No clinic says that it offers" : `${yes} clinics? offers?`;
  await expect(page.locator("#results-count")).toHaveText(
    new RegExp(`^${heading} ICSI and speaks? German\\. .*\\d+ don't say: ask them\\.$`),
  );
  const found = (yes === "none" ? 0 : Number(yes)) + Number(silent);
  await expect(page.locator("main ul.cards article")).toHaveCount(Math.min(12, found));

  const clear = page.getByRole("button", { name: "Clear all" });
  await clear.focus();
  await expect(clear).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Remove Speaks German" })).toBeVisible();
  const bar = page.locator(".choices-bar");
  expect(await bar.evaluate((each) => getComputedStyle(each, "::after").backgroundImage)).toContain(
    "gradient",
  );
});
