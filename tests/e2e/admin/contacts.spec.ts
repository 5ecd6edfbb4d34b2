import { expect } from "@playwright/test";
import { openAdminPage } from "../../support/adminPage.ts";
import { pressByKeyboard } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";

test("from the overview an editor adds a telephone, is told what is wrong with it, changes and retires it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdminPage(page, "/admin");
  await pressByKeyboard(page, page.getByRole("link", { name: /to do ?: telephone or e-mail$/ }));
  await page.getByLabel(/^Search clinics/).fill("ovum");
  await pressByKeyboard(page, page.getByRole("link", { name: /^Add a contact ?of OVUM$/ }));
  const choose = async (label: string, option: string) =>
    page.getByLabel(label, { exact: true }).selectOption(option);
  await choose("What it is", "Opening hours");
  await expect(page.getByText("Mo-Th 07:00-15:30, Fr 07:00-14:00")).toBeVisible();
  await choose("What it is", "Telephone");
  await page.getByLabel("Telephone", { exact: true }).fill("81 123 45 67");
  await choose("Published by", "clinic");
  await page.getByLabel("Name of the source", { exact: true }).fill("Website of OVUM");
  await page.getByLabel("Web address of the source").fill("https://ovum.example/contact");
  await page.getByLabel("Your name", { exact: true }).fill("Anna Nováková");
  await pressByKeyboard(page, page.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Enter one number with the country's code")).toBeVisible();
  await page.getByLabel("Telephone", { exact: true }).fill("0048 81 123 45 67");
  await pressByKeyboard(page, page.getByRole("button", { name: "Save" }));
  const telephone = page.getByRole("article").filter({ hasText: "+48811234567" });
  await expect(telephone).toContainText("Telephone");

  await pressByKeyboard(page, telephone.getByRole("link", { name: /^Change/ }));
  await page.getByLabel("Telephone", { exact: true }).fill("+48 81 765 43 21");
  await pressByKeyboard(page, page.getByRole("button", { name: "Save" }));
  const corrected = page.getByRole("article").filter({ hasText: "+48817654321" });
  await pressByKeyboard(page, corrected.getByRole("button", { name: /^Retire/ }));
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.goto("/admin/history?kind=figures");
  await expect(page.getByText("Changed: contact Telephone").first()).toBeVisible();
});
