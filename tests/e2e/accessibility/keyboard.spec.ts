import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { pressByKeyboard, tabTo } from "../../support/keyboard.ts";
import { holdToasts } from "../../support/longerTimers.ts";
import { ALL_CLINICS } from "../../support/seededClinics.ts";

test("finding a clinic: search, clear, show more, open, and back", async ({ page }) => {
  await page.goto("/");
  const search = page.getByRole("combobox", { name: /Search clinics/ });
  await tabTo(page, search);
  await page.keyboard.type("atlantis");
  await expect(page.getByText("No clinics found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search criteria")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Clear search" }).first()).toBeFocused();
  await pressByKeyboard(page, page.getByRole("button", { name: "Clear search" }).last());
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");
  await expect(page.getByRole("status").filter({ hasText: ALL_CLINICS })).toBeVisible();
  await expect(page).toHaveURL("/");

  const cards = page.locator("main ul > li article:has(a[href^='/clinic/'])");
  const more = page.getByRole("button", { name: /Show more/ });
  await pressByKeyboard(page, more);
  await expect(cards.nth(11).getByRole("link").first()).toBeFocused();
  await pressByKeyboard(page, more);
  await expect(cards.nth(23).getByRole("link").first()).toBeFocused();
  await pressByKeyboard(page, more);
  await expect(cards.nth(35).getByRole("link").first()).toBeFocused();
  await expect(more).toBeHidden();

  await tabTo(page, cards.nth(24).getByRole("link").first());
  const name = await cards.nth(24).getByRole("heading").innerText();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  await pressByKeyboard(page, page.getByRole("link", { name: "Back to Clinics" }));
  await expect(page).toHaveURL("/");
});

test("the leaderboard is one stop of the Tab key, and the arrow keys choose", async ({ page }) => {
  await page.goto("/");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tabTo(page, tab("Votes"));
  for (const [key, name, title] of [
    ["ArrowRight", "Price", "Best Prices"],
    ["End", "Reviews", "Best Reviews"],
    ["ArrowRight", "Votes", "Most Voted"],
    ["ArrowLeft", "Reviews", "Best Reviews"],
    ["Home", "Votes", "Most Voted"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab("Votes")).toBeFocused();
});

test("reading and sharing a post", async ({ page, context }) => {
  await holdToasts(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto("/");
  await pressByKeyboard(page, page.getByRole("link", { name: "Read Our Blog" }));
  await pressByKeyboard(page, page.getByRole("button", { name: "Choosing a clinic" }));
  await pressByKeyboard(page, page.getByRole("link", { name: "How to read an IVF success rate" }));
  await expect(page.getByRole("heading", { level: 1, name: /success rate/ })).toBeFocused();
  await pressByKeyboard(page, page.getByRole("button", { name: "Share" }));
  await expect(page.getByRole("listitem").filter({ hasText: "Link copied" })).toBeVisible();
  await page.keyboard.press("F8");
  // There a message waits, so that it's Escape that takes it away.
  await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("list")).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/blog/how-to-read");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listitem").filter({ hasText: "Link copied" })).toBeHidden();
});

test("the map opens, and has the focus that its button had", async ({ page }) => {
  await page.route(/google/, (route) => route.fulfill({ contentType: "text/html", body: "A map" }));
  await page.goto("/clinic/reprofit");
  await pressByKeyboard(page, page.getByRole("button", { name: "Show map" }));
  await expect(page.locator("iframe[title='Map: Reprofit']")).toBeFocused();
});

test("the human check can be left at each step, and gives the focus back", async ({ page }) => {
  await page.goto("/?search=reprofit");
  const upvote = page.getByRole("button", { name: "so far: Reprofit" });
  await pressByKeyboard(page, upvote);
  await expect(page.getByRole("button", { name: "Place the baby in the crib" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Baby", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Baby", exact: true, pressed: false })).toBeFocused();
  for (const name of ["Crib", "Report Failed Attempt", "Close", "Place the baby in the crib", "Baby"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(upvote).toBeFocused();
});
