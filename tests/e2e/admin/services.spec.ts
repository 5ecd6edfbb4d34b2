import { expect } from "@playwright/test";
import { openAdminPage } from "../../support/adminPage.ts";
import { pressByKeyboard } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";

test("an editor says which language a clinic speaks, corrects and retires it, and visitors find the clinic by it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdminPage(page, "/admin/clinics/kriobank/facts");
  await pressByKeyboard(page, page.getByRole("link", { name: "Add a treatment or language" }));
  const choose = async (label: string, option: string) =>
    page.getByLabel(label, { exact: true }).selectOption(option);
  await choose("What about", "A treatment");
  await choose("Treatment", "Egg donation");
  await choose("What about", "A language that the staff speak");
  await pressByKeyboard(page, page.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Please choose one.").first()).toBeVisible();
  await choose("Language", "Ukrainian");
  await choose("Do the staff speak it?", "No");
  await choose("Published by", "clinic");
  await page.getByLabel("Name of the source", { exact: true }).fill("Website of Kriobank");
  await page.getByLabel("Web address of the source").fill("https://kriobank.example/contact");
  await page.getByLabel("Your name", { exact: true }).fill("Anna Nováková");
  await pressByKeyboard(page, page.getByRole("button", { name: "Save" }));
  const spoken = page.getByRole("article").filter({ hasText: "Ukrainian" });
  await expect(spoken).toContainText("Not spoken");

  await pressByKeyboard(page, spoken.getByRole("link", { name: /^Change/ }));
  await expect(page.getByLabel("Language", { exact: true })).toHaveValue("uk");
  await choose("Do the staff speak it?", "Yes");
  await pressByKeyboard(page, page.getByRole("button", { name: "Save" }));
  await expect(spoken.getByText("Spoken", { exact: true })).toBeVisible();

  await page.goto("/?spoken=uk");
  await expect(page.locator("main ul.cards article h3").first()).toHaveText("Kriobank");
  await expect(page.getByRole("heading", { name: "Don't say whether they speak Ukrainian" })).toBeVisible();
  await page.goto("/clinic/kriobank");
  // The page is read anew with the first key.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("heading", { name: "Languages spoken" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Website of Kriobank/ })).toBeVisible();

  await page.goto("/admin/clinics/kriobank/facts");
  await pressByKeyboard(page, spoken.getByRole("button", { name: /^Retire/ }));
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.goto("/admin/history?kind=figures");
  await expect(page.getByText("Changed: treatment or language Ukrainian").first()).toBeVisible();
});
