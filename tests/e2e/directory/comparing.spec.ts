import { expect, type Page } from "@playwright/test";
import { pressByKeyboard, tabTo } from "../../support/keyboard.ts";
import { untilSettled } from "../../support/settled.ts";
import { test } from "../../support/test.ts";

const table = (page: Page) => page.getByRole("table", { name: "Clinics side by side" });
const heads = (page: Page) => table(page).locator("thead th").getByRole("link");

test("by keyboard: a comparison begins on a card, finds clinics despite misspellings, and brings out what differs", async ({
  page,
}) => {
  await test.step("ticks on cards collect clinics in a tray, which a skip link reaches", async () => {
    await page.goto("/?search=brno");
    const tick = (name: string) => page.getByRole("checkbox", { name: `Compare ${name}` });
    const tray = page.getByRole("region", { name: "Clinics to compare" });
    await expect(tray).toHaveCount(0);
    for (const [index, name] of ["Reprofit", "UNICA"].entries()) {
      await tabTo(page, tick(name));
      await page.keyboard.press("Space");
      await expect(tick(name)).toBeChecked();
      await expect(tick(name)).toBeFocused();
      await expect(tray.getByText(`${index + 1} of 4`)).toBeVisible();
    }
    await expect(tray.getByRole("status")).toHaveText("2 clinics to compare");
    await page.reload();
    await expect(tick("UNICA")).toBeChecked();
    await pressByKeyboard(page, page.getByRole("link", { name: "Skip to the clinics to compare" }));
    await expect(tray).toBeFocused();
    await pressByKeyboard(page, tray.getByRole("button", { name: "Take out UNICA" }));
    await expect(tray.getByRole("link", { name: "Compare" })).toBeFocused();
    await expect(tick("UNICA")).not.toBeChecked();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/compare\?ids=reprofit$/);
    await expect(page.getByRole("heading", { level: 1, name: "Compare clinics" })).toBeFocused();
    await expect(page.getByRole("main")).toContainText("Reprofit");
    await page.goBack();
    await expect(tick("Reprofit")).toBeChecked();
  });

  await test.step("with four chosen the other ticks say why they can't be used, and one button empties the tray", async () => {
    await page.goto("/?country=czechia");
    const ticks = page.getByRole("checkbox", { name: /^Compare / });
    for (const index of [0, 1, 2]) await ticks.nth(index).click();
    await expect(page.getByText("4 of 4")).toBeVisible();
    const fifth = page.getByRole("checkbox", { name: /^Four chosen: take one out to compare/ }).first();
    await fifth.click({ force: true });
    await expect(fifth).not.toBeChecked();
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await expect(page.getByRole("region", { name: "Clinics to compare" })).toHaveCount(0);
    await expect(fifth).toHaveCount(0);
  });

  await test.step("by keyboard: clinics are found despite misspellings, and what differs is brought out", async () => {
    await page.goto("/compare");
    const search = page.getByRole("textbox", { name: /^Search clinics/ });
    for (const [typed, name] of [
      ["reprfit", "Reprofit"],
      ["gennet", "GENNET"],
    ] as const) {
      await tabTo(page, search);
      await page.keyboard.insertText(typed);
      await pressByKeyboard(page, page.getByRole("button", { name: `Add ${name}` }));
      await expect(heads(page).filter({ hasText: name })).toBeVisible();
    }
    await expect(page).toHaveURL(/\/compare\?ids=reprofit,gennet$/);
    const prices = table(page).getByRole("row", { name: /^IVF with Own Eggs/ });
    await expect(prices).toContainText("€3,245");
    await expect(prices.getByRole("rowheader")).toContainText("Not like for like.");
    const source = prices.locator("summary", { hasText: "Source and details" }).first();
    await tabTo(page, source);
    await page.keyboard.press("Enter");
    await expect(prices.getByText("Read by a third party").first()).toBeVisible();
    await expect(table(page).getByRole("row", { name: /^Countries/ })).toBeVisible();
    await tabTo(page, page.getByLabel("Show only differences"));
    await page.keyboard.press("Space");
    await expect(table(page).getByRole("row", { name: /^Countries/ })).toHaveCount(0);
    await expect(
      page.getByRole("status").filter({ hasText: "hidden: all clinics say the same" }),
    ).toBeVisible();
    await expect(prices).toBeVisible();
    // At once, as uncheck() demands, and not only when the address has followed.
    await page.getByLabel("Show only differences").uncheck();
    await expect(table(page).getByRole("row", { name: /^Countries/ })).toBeVisible();
  });
});

test("four clinics show two at a time on a phone, and print on one A4 sheet", async ({ page }) => {
  await test.step("at 360 px: two at a time of one's choice, under a head that stays", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/compare?ids=reprofit,gennet,unica,gynem");
    await expect(heads(page)).toHaveText(["Reprofit", "GENNET"]);
    await page.getByLabel("On the right").selectOption("GYNEM");
    await expect(heads(page)).toHaveText(["Reprofit", "GYNEM"]);
    await page.getByLabel("On the left").selectOption("GYNEM");
    await expect(heads(page)).toHaveText(["GYNEM", "Reprofit"]);
    await page.getByRole("rowheader", { name: /^From the airport/ }).evaluate((row) => row.scrollIntoView());
    await expect(heads(page).first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step("of five clinics in a link only the first four show, and the page says so", async () => {
    await page.goto("/compare?ids=reprofit,gennet,unica,gynem,invicta");
    const told = page.getByRole("status").filter({ hasText: "this link" });
    await expect(told).toContainText("only the first four are here");
    await expect(heads(page)).toHaveCount(4);
  });

  await test.step("four clinics print on one A4", async () => {
    await page.goto("/compare?ids=reprofit,gennet,unica,gynem");
    await expect(heads(page)).toHaveCount(4);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("button:visible, nav:visible, input:visible")).toHaveCount(0);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });
});

const heightOfBars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((each) => /sticky|fixed/.test(getComputedStyle(each).position))
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 300 && bottom > 0 && top < innerHeight)
      .reduce((sum, { height }) => sum + height, 0),
  );

test("on a phone the tray and the bars take 120 px together, on the list and on a clinic's page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/?country=czechia&spoken=de");
  for (const index of [0, 1])
    await page
      .getByRole("checkbox", { name: /^Compare / })
      .nth(index)
      .click();
  const tray = page.getByRole("region", { name: "Clinics to compare" });
  await expect(tray.getByText("2 of 4")).toBeVisible();
  for (const address of ["/?country=czechia&spoken=de", "/clinic/reprofit"]) {
    await page.goto(address);
    await expect(tray).toBeVisible();
    await untilSettled(page);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
    const height = await heightOfBars(page);
    expect(height, address).toBeGreaterThan(50);
    expect(height, address).toBeLessThanOrEqual(120);
  }
});
