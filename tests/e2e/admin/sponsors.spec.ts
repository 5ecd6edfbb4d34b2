import { expect, type Page } from "@playwright/test";
import { openAdminPage } from "../../support/adminPage.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { pressByKeyboard, tabTo, typeByKeyboard } from "../../support/keyboard.ts";
import { untilSettled } from "../../support/settled.ts";
import { test } from "../../support/test.ts";
import { withoutVotes } from "../../support/votingAnswers.ts";

// There is one place, and all tests share the server.

const CLINIC = "FertiMedica";
const asIso = (date: Date) => date.toISOString().slice(0, 10);
const inDays = (days: number) => asIso(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

/** The order of a date field's digits depends on the browser's language. */
async function chooseDays(page: Page, from: string, until: string) {
  await page.getByLabel("First day").fill(from);
  await page.getByLabel("Last day").fill(until);
}

const cards = (page: Page) => page.locator("main ul.cards > li");

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shifted: (window as { shifted?: number }).shifted! + shift.value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as { shifted?: number }).shifted);
}

test("by keyboard alone a clinic gets the sponsored place, visitors see it first and apart from votes, and it ends", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdminPage(page, "/admin/sponsors");
  const give = page.getByRole("button", { name: "Give the place to a clinic" });
  const running = page.getByRole("region", { name: "Running" });
  await expect(running).toContainText("Nobody has the place today.");
  const price = page.getByLabel("Price of a sponsored place");
  await expect(price).toHaveValue("490");
  await price.fill("490.50");
  await price.press("Enter");
  await expect(page.getByText("Enter whole euros from 1 to 100000")).toBeVisible();
  await price.fill("490");
  await price.press("Enter");
  await expect(page.getByText("The price is saved", { exact: true })).toBeVisible();

  await pressByKeyboard(page, give);
  await expect(page.getByLabel("Clinic", { exact: true })).toBeFocused();
  await page.keyboard.insertText("Nowhere");
  await pressByKeyboard(page, page.getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByText("No clinic has this name.")).toBeVisible();
  await expect(page.getByText("Choose the first day")).toBeVisible();
  await page.getByLabel("Clinic", { exact: true }).fill("");
  await typeByKeyboard(page, "Clinic", CLINIC);
  const lastDay = inDays(40);
  await chooseDays(page, inDays(-2), lastDay);
  await typeByKeyboard(page, "Note", "Paid by card");
  await page.keyboard.press("Enter");
  await expect(running).toContainText(CLINIC);
  await expect(running).toContainText("Paid by card");
  await expect(give).toBeFocused();

  await page.keyboard.press("Enter");
  await typeByKeyboard(page, "Clinic", "Reprofit");
  await chooseDays(page, lastDay, inDays(50));
  await pressByKeyboard(page, page.getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByText(`${CLINIC} has the place then`)).toBeVisible();
  await pressByKeyboard(page, page.getByRole("button", { name: "Cancel" }));

  const visitor = await context.newPage();
  const shifted = await watchShifts(visitor);
  const letGo = await holdAnswers(visitor, "**/rest/v1/sponsorships*");
  await withoutVotes(visitor);
  const answer = visitor.waitForResponse("**/rest/v1/sponsorships*");
  await visitor.goto("/");
  const board = visitor.getByRole("tabpanel");
  const ranked = await board.textContent();
  const place = cards(visitor).first();
  await expect(place).not.toContainText("Sponsored");
  await visitor.mouse.move(5, 5);
  await untilSettled(visitor);
  const shiftedBefore = await shifted();
  await letGo();
  expect(await (await answer).json()).toEqual([{ clinic_id: "fertimedica" }]);
  await expect(place.getByRole("link", { name: CLINIC })).toBeVisible();
  await expect(place).toContainText("Sponsored");
  await expect(place.getByRole("button")).toHaveCount(0);
  await expect(place).not.toContainText("Paid by card");
  expect(await shifted()).toBe(shiftedBefore);
  expect(await board.textContent()).toBe(ranked);

  const search = visitor.getByRole("combobox", { name: /Search clinics/ });
  await search.fill("fertimedica");
  await expect(visitor.getByText("1 clinic for “fertimedica”")).toBeVisible();
  await expect(cards(visitor)).toHaveCount(2);
  await expect(cards(visitor).first()).toContainText("Sponsored");
  await search.fill("brno");
  await expect(visitor.getByText(/clinics? for “brno”/)).toBeVisible();
  await expect(visitor.getByText("Sponsored", { exact: true })).toHaveCount(0);

  await page.bringToFront();
  await pressByKeyboard(page, running.getByRole("button", { name: "End now" }));
  await expect(page.getByText("the place has ended")).toBeVisible();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(running).toContainText(CLINIC);
  await tabTo(page, running.getByRole("button", { name: "End now" }));
  await page.keyboard.press("Enter");
  await expect(undo).toBeFocused();
  await expect(page.getByRole("region", { name: "Past" })).toContainText(CLINIC);

  await visitor.goto("/");
  await cards(visitor).nth(11).scrollIntoViewIfNeeded();
  await expect(cards(visitor).nth(11)).toContainText("Your Clinic Here");
});
