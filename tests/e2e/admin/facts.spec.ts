import { expect, type Page } from "@playwright/test";
import { goByAdminMenu, openAdminPage } from "../../support/adminPage.ts";
import { pressByKeyboard } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";

const LAND = "Ruritania";

const choose = async (page: Page, label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption(option);
const fill = async (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);
const save = async (page: Page) => pressByKeyboard(page, page.getByRole("button", { name: "Save" }));

async function fillInSource(page: Page, publishedBy: string, name: string) {
  await choose(page, "Published by", publishedBy);
  await fill(page, "Name of the source", name);
  await page.getByLabel("Web address of the source").fill("https://source.example/2023");
  await fill(page, "Your name", "Anna Nováková");
}

test("on a phone an editor adds facts of a country and of clinics, is told what is wrong, changes and retires them; visitors find a clinic by one, and the history names each", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const undo = page.getByRole("button", { name: "Undo" });

  await test.step("a figure of a whole country is added, changed and retired, and that is taken back", async () => {
    await openAdminPage(page, `/admin/national/${LAND}/new`);
    await choose(page, "What was counted", "live_birth");
    await choose(page, "Per what", "transfer");
    await choose(page, "Eggs", "own");
    await choose(page, "Embryos", "fresh");
    await fill(page, "Percentage", "31,5");
    await fill(page, "Period from", "2023-01-01");
    await fill(page, "Period to", "2023-12-31");
    await fillInSource(page, "register", "Register of Ruritania");
    await save(page);
    const land = page.getByRole("region", { name: LAND });
    await expect(land.getByRole("heading", { name: "31.5%" })).toBeVisible();
    await pressByKeyboard(page, land.getByRole("link", { name: /^Change/ }));
    await page.getByLabel("Percentage").fill("32");
    await save(page);
    await expect(land.getByRole("heading", { name: "32%" })).toBeVisible();
    await pressByKeyboard(page, land.getByRole("button", { name: /^Retire/ }));
    await expect(undo).toBeFocused();
    await expect(land.getByRole("heading", { name: "32%" })).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(land.getByRole("heading", { name: "32%" })).toBeVisible();
  });

  await test.step("a telephone is added from the overview, corrected and retired", async () => {
    await goByAdminMenu(page, "Overview");
    await pressByKeyboard(page, page.getByRole("link", { name: /to do ?: telephone or e.mail$/ }));
    await page.getByLabel(/^Search clinics/).fill("ovum");
    await pressByKeyboard(page, page.getByRole("link", { name: /^Add a contact ?of OVUM$/ }));
    await choose(page, "What it is", "Opening hours");
    await expect(page.getByText("Mo-Th 07:00-15:30, Fr 07:00-14:00")).toBeVisible();
    await choose(page, "What it is", "Telephone");
    await fill(page, "Telephone", "81 123 45 67");
    await fillInSource(page, "clinic", "Website of OVUM");
    await save(page);
    await expect(page.getByText("Enter one number with the country's code")).toBeVisible();
    await fill(page, "Telephone", "0048 81 123 45 67");
    await save(page);
    const telephone = page.getByRole("article").filter({ hasText: "+48811234567" });
    await expect(telephone).toContainText("Telephone");
    await pressByKeyboard(page, telephone.getByRole("link", { name: /^Change/ }));
    await fill(page, "Telephone", "+48 81 765 43 21");
    await save(page);
    const corrected = page.getByRole("article").filter({ hasText: "+48817654321" });
    await pressByKeyboard(page, corrected.getByRole("button", { name: /^Retire/ }));
    await expect(undo).toBeFocused();
  });

  await test.step("a language is added, corrected, found by visitors and retired", async () => {
    await page.goto("/admin/clinics/kriobank/facts");
    await pressByKeyboard(page, page.getByRole("link", { name: "Add a treatment or language" }));
    await choose(page, "What about", "A treatment");
    await choose(page, "Treatment", "Egg donation");
    await choose(page, "What about", "A language that the staff speak");
    await save(page);
    await expect(page.getByText("Please choose one.").first()).toBeVisible();
    await choose(page, "Language", "Ukrainian");
    await choose(page, "Do the staff speak it?", "No");
    await fillInSource(page, "clinic", "Website of Kriobank");
    await save(page);
    const spoken = page.getByRole("article").filter({ hasText: "Ukrainian" });
    await expect(spoken).toContainText("Not spoken");
    await pressByKeyboard(page, spoken.getByRole("link", { name: /^Change/ }));
    await expect(page.getByLabel("Language", { exact: true })).toHaveValue("uk");
    await choose(page, "Do the staff speak it?", "Yes");
    await save(page);
    await expect(spoken.getByText("Spoken", { exact: true })).toBeVisible();

    const visitor = await context.newPage();
    await visitor.goto("/?spoken=uk");
    const first = visitor.locator("main ul.cards article h3").first();
    await expect(first).toHaveText("Kriobank");
    await expect(
      visitor.getByRole("heading", { name: "Don't say whether they speak Ukrainian" }),
    ).toBeVisible();
    await first.getByRole("link").click();
    await expect(visitor.getByRole("heading", { name: "Languages spoken" })).toBeVisible();
    await expect(visitor.getByRole("link", { name: /Website of Kriobank/ })).toBeVisible();
    await visitor.close();

    await pressByKeyboard(page, spoken.getByRole("button", { name: /^Retire/ }));
    await expect(undo).toBeFocused();
  });

  await test.step("the history names each change", async () => {
    await page.goto("/admin/history?kind=figures");
    for (const what of [
      "treatment or language Ukrainian",
      "contact Telephone",
      `success rate ${LAND}, live birth`,
    ])
      await expect(page.getByText(`Changed: ${what}`).first()).toBeVisible();
  });
});
