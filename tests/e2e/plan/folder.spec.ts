import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { pressByKeyboard, tabTo } from "../../support/keyboard.ts";
import { storePlan } from "../../support/storedPlan.ts";
import { test } from "../../support/test.ts";

const ANSWERS = {
  ...{ age: "38", partner: "marriedCouple", eggs: "donor" },
  ...{ sperm: "partner", embryos: "none", knownDonor: false },
};

const PLAN = {
  shortlist: [
    { id: "reprofit", note: "Ask about Sundays", added: 1 },
    { id: "gynem", note: "", added: 2 },
  ],
  "plan-answers": ANSWERS,
  "plan-afterwards": { countries: ["czech-republic", "poland"], ticked: ["drugs"] },
  "plan-folder": { questions: "Is <b>parking</b> free?", language: "cs" },
};

const planKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^(plan-|shortlist)/.test(key))
      .toSorted(),
  );

test("a plan is filled, saved, deleted and opened again, by keyboard on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/plan/folder");
  await expect(page.getByText("You haven’t answered the questions yet.")).toBeVisible();
  await tabTo(page, page.getByLabel("The discharge report"));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByLabel("Your own questions"));
  await page.keyboard.insertText("Who speaks Dutch?");
  await tabTo(page, page.getByLabel("English and"));
  await page.keyboard.press("P");
  await expect(page.getByText("grubość endometrium (mm)")).toHaveAttribute("lang", "pl");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const download = page.waitForEvent("download");
  await pressByKeyboard(page, page.getByRole("button", { name: "Save to a file" }));
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ format: "ivf-plan", version: 1 });
  const kept = await planKeys(page);

  await pressByKeyboard(page, page.getByRole("button", { name: "Delete my whole plan" }));
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  expect(await planKeys(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel("Your own questions")).toHaveValue("");

  const chooser = page.waitForEvent("filechooser");
  await pressByKeyboard(page, page.getByRole("button", { name: "Open a file" }));
  await (
    await chooser
  ).setFiles({
    name: "ivf-plan.json",
    mimeType: "application/json",
    buffer: await readFile(file),
  });
  await expect(page.getByRole("heading", { name: /^A plan saved on / })).toBeFocused();
  expect(await planKeys(page)).toEqual([]);
  await pressByKeyboard(page, page.getByRole("button", { name: "Use the plan from the file" }));
  await expect(page.getByLabel("Your own questions")).toHaveValue("Who speaks Dutch?");
  await expect(page.getByLabel("The discharge report")).toBeChecked();
  await expect(page.getByLabel("English and")).toHaveValue("pl");
  expect(await planKeys(page)).toEqual(kept);
});

test("two tabs show the same plan, what cannot be opened changes nothing, and it prints on a few clean pages", async ({
  page,
  context,
}) => {
  await test.step("two tabs show the same plan, and what cannot be opened changes nothing", async () => {
    await storePlan(page, PLAN);
    await page.goto("/plan/folder");
    await expect(page.getByText("Is <b>parking</b> free?").first()).toBeAttached();
    const kept = await planKeys(page);
    const input = page.locator("input[type=file]");
    const open = (buffer: Buffer) =>
      input.setInputFiles({ name: "plan.json", mimeType: "application/json", buffer });
    await open(Buffer.alloc(10_000_000, "x"));
    await expect(page.getByRole("alert")).toHaveText(
      "This file is larger than 1 MB. No plan is. Nothing was changed.",
    );
    await open(Buffer.from('{"format":"ivf-plan","version":9}'));
    await expect(page.getByRole("alert")).toContainText("a newer version");
    expect(await planKeys(page)).toEqual(kept);

    const other = await context.newPage();
    await other.goto("/plan/folder");
    await other.getByRole("checkbox", { name: "Delete my shortlist and its notes too" }).check();
    await other.getByRole("button", { name: "Delete my whole plan" }).click();
    await expect(page.getByLabel("Your own questions")).toHaveValue("");
    await expect(page.getByText("There are no clinics on your shortlist yet.")).toBeVisible();
    await other.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Ask about Sundays")).toBeVisible();
    await other.close();
  });

  await test.step("the whole plan prints on a few clean pages, and the doctor's sheet on two", async () => {
    await expect(page.getByText("výška endometria (mm)")).toBeVisible();
    await expect(page.getByText("Reprofit", { exact: true })).toBeVisible();
    const pages = async () =>
      (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)?.length;
    expect(await pages()).toBeLessThanOrEqual(6);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Your next 3 steps" })).toBeVisible();
    await expect(page.getByText("You: 38, couple, donor eggs").last()).toBeVisible();
    await expect(page.locator("button:visible, nav:visible, select:visible, textarea:visible")).toHaveCount(
      0,
    );
    await expect(page.getByText("Is <b>parking</b> free?").last()).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await page.getByRole("button", { name: "Print only this sheet" }).click();
    expect(await pages()).toBeLessThanOrEqual(2);
  });
});
