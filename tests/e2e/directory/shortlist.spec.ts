import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { pressByKeyboard, tabTo } from "../../support/keyboard.ts";
import { storeShortlist } from "../../support/storedShortlist.ts";
import { test } from "../../support/test.ts";

const link = (page: Page, count: string) =>
  page.getByRole("banner").getByRole("link", { name: `Shortlist: ${count}` });
const note = (page: Page, clinic: string) => page.getByRole("textbox", { name: `My note on ${clinic}` });
const names = (page: Page) => page.getByRole("main").locator("ol > li h3");

test("by keyboard: the heart adds a clinic to the shortlist, which gets a note, is removed, and comes back whole", async ({
  page,
}) => {
  await page.goto("/clinic/reprofit");
  await pressByKeyboard(page, page.getByRole("button", { name: "Keep on my shortlist: Reprofit" }));
  await expect(
    page.getByRole("button", { name: "On your shortlist: Reprofit", pressed: true }),
  ).toBeFocused();
  await link(page, "1 clinic").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your shortlist" })).toBeFocused();
  await tabTo(page, note(page, "Reprofit"));
  await page.keyboard.insertText("Ask about Sundays");
  await page.reload();
  await expect(note(page, "Reprofit")).toHaveValue("Ask about Sundays");
  await pressByKeyboard(page, page.getByRole("button", { name: "Remove Reprofit" }));
  await expect(page.getByRole("heading", { name: "No clinics on your shortlist yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(note(page, "Reprofit")).toHaveValue("Ask about Sundays");
});

test("at 360 px: a link from somebody else joins the list only when asked, and changes nothing on it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeShortlist(page, [{ id: "reprofit", note: "Mine" }]);
  await page.goto("/shortlist?ids=gynem,reprofit,atlantis");
  await expect(page.getByRole("region", { name: "A shortlist from a link" })).toContainText(
    "1 clinic in this link isn’t listed here",
  );
  await expect(names(page)).toHaveText(["Reprofit"]);
  await page.getByRole("button", { name: "Keep it on my shortlist" }).click();
  await expect(names(page)).toHaveText(["Reprofit", "GYNEM"]);
  await expect(page).toHaveURL(/\/shortlist$/);
  await expect(note(page, "Reprofit")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Move GYNEM up" }).click();
  await expect(page.getByRole("button", { name: "Move GYNEM up" })).toBeFocused();
  await expect(names(page)).toHaveText(["GYNEM", "Reprofit"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await test.step("a note prints whole, however long", async () => {
    await note(page, "Reprofit").fill(`First\n${"line\n".repeat(30)}Last`);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("p", { hasText: /^First\s[^]*Last$/ })).toBeVisible();
    await expect(page.locator("textarea:visible")).toHaveCount(0);
  });
});

test("two tabs keep in step; notes leave with the export, never with the link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await storeShortlist(page, [{ id: "reprofit", note: "Mine alone" }, { id: "gynem" }]);
  await page.goto("/shortlist");
  await expect(names(page)).toHaveText(["Reprofit", "GYNEM"]);
  const other = await context.newPage();
  await other.goto("/clinic/gynem");
  await other.getByRole("button", { name: "On your shortlist: GYNEM" }).click();
  await expect(names(page)).toHaveText(["Reprofit"]);
  await expect(link(page, "1 clinic")).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: "Share" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download with notes" }).click();
  const file = readFileSync(await (await downloading).path(), "utf8");
  expect(file).toContain("1. Reprofit\n   Brno, Czechia");
  expect(file).toContain("My note:\n   Mine alone");
  await page.getByRole("button", { name: "Link without notes" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/shortlist\?ids=reprofit$/);
});
