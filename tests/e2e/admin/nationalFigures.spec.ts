import { expect } from "@playwright/test";
import { openAdminPage } from "../../support/adminPage.ts";
import { pressByKeyboard } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";

const LAND = "Ruritania";

test("an editor adds a figure of a whole country, changes and retires it, and takes that back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdminPage(page, `/admin/national/${LAND}/new`);
  for (const [label, code] of [
    ["What was counted", "live_birth"],
    ["Per what", "transfer"],
    ["Eggs", "own"],
    ["Embryos", "fresh"],
    ["Published by", "register"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).selectOption(code);
  }
  for (const [label, text] of [
    ["Percentage", "31,5"],
    ["Period from", "2023-01-01"],
    ["Period to", "2023-12-31"],
    ["Name of the source", "Register of Ruritania"],
    ["Web address of the source", "https://register.example/2023"],
    ["Your name", "Anna Nováková"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await pressByKeyboard(page, page.getByRole("button", { name: "Save" }));
  const land = page.getByRole("region", { name: LAND });
  await expect(land.getByRole("heading", { name: "31.5%" })).toBeVisible();
  await pressByKeyboard(page, land.getByRole("link", { name: /^Change/ }));
  await page.getByLabel("Percentage").fill("32");
  await pressByKeyboard(page, page.getByRole("button", { name: "Save" }));
  await expect(land.getByRole("heading", { name: "32%" })).toBeVisible();
  await pressByKeyboard(page, land.getByRole("button", { name: /^Retire/ }));
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await expect(land.getByRole("heading", { name: "32%" })).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(land.getByRole("heading", { name: "32%" })).toBeVisible();
  await page.goto("/admin/history?kind=figures");
  await expect(page.getByText(`Changed: success rate ${LAND}, live birth`).first()).toBeVisible();
});
