import { expect, type Page } from "@playwright/test";
import { tabTo } from "../../support/keyboard.ts";
import { bringIntoSight, untilPainted } from "../../support/settled.ts";
import { withoutVotes } from "../../support/votingAnswers.ts";
import { test } from "../../support/test.ts";

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
    await bringIntoSight(page, link);
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
  await withoutVotes(page);
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
  await tabTo(page, clear);
  await expect(clear).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Remove Speaks German" })).toBeVisible();
  const bar = page.locator(".choices-bar");
  expect(await bar.evaluate((each) => getComputedStyle(each, "::after").backgroundImage)).toContain(
    "gradient",
  );
  expect(
    await bar.evaluate((each) => getComputedStyle(each, "::after").right),
    "the fade reaches the edge of the window through the padding of the row",
  ).toBe("-16px");
  await page.setViewportSize({ width: 768, height: 1024 });
  await untilPainted(page);
  expect((await bar.boundingBox())!.height, "one row on a tablet too").toBeLessThan(60);
  await tabTo(page, page.getByRole("button", { name: "Remove Czechia" }));
  await tabTo(page, clear);
  await expect(clear).toBeInViewport({ ratio: 1 });
  const [row, button] = [await bar.getByRole("list").boundingBox(), await clear.boundingBox()];
  const fade = 32;
  expect(button!.x + button!.width, "not under the fade").toBeLessThanOrEqual(row!.x + row!.width - fade + 1);
});
