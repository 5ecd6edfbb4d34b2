import { expect, type Page } from "@playwright/test";
import { openAdminPage } from "../../support/adminPage.ts";
import { pressByKeyboard } from "../../support/keyboard.ts";
import { untilSettled } from "../../support/settled.ts";
import { storePlan } from "../../support/storedPlan.ts";
import { test } from "../../support/test.ts";

const ALONE = {
  ...{ age: "36", partner: "womanAlone", eggs: "own", sperm: "donor", embryos: "none" },
  ...{ knownDonor: false, treatment: "own-eggs", homeCountry: "" },
};
const FORBIDDEN = "Clinics may not treat a woman on her own.";

/** Until then it shows the law of the build, which is that of the seed. */
async function openWithFreshLaw(page: Page, path: string) {
  const fresh = page.waitForResponse("**/rpc/country_laws*");
  await page.goto(path);
  await (await fresh).finished();
  await untilSettled(page);
}

async function expectPagesToSay(page: Page, sentence: string, verdict: string) {
  await openWithFreshLaw(page, "/countries/spain");
  await expect(page.locator("#womanAlone")).toContainText(sentence);
  await openWithFreshLaw(page, "/plan");
  const group = page.getByRole("region", { name: verdict });
  await expect(group.getByRole("heading", { name: "Spain" })).toBeVisible();
  await openWithFreshLaw(page, "/plan/folder");
  const chapter = page.getByRole("region", { name: "May I be treated there?" });
  const list = chapter.getByRole("heading", { name: verdict }).locator("..");
  await expect(list.getByRole("listitem").filter({ hasText: "Spain" })).toBeVisible();
}

test("an editor changes a rule of Spain's law by keyboard on a phone: its page, the plan, the folder and the history say it, and it is put back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storePlan(page, { "plan-answers": ALONE });
  await openAdminPage(page, "/admin/rules");
  await pressByKeyboard(page, page.getByRole("link", { name: "Spain", exact: true }));
  await pressByKeyboard(page, page.getByRole("link", { name: /^Change ?: A woman on her own$/ }));
  await page.getByLabel("Answer", { exact: true }).selectOption("No");
  await expect(page.getByText(`Visitors read: ${FORBIDDEN}`)).toBeVisible();
  await page.getByLabel("Article").fill("");
  await pressByKeyboard(page, page.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Name the article if the rule was read in the law.")).toBeVisible();
  await page.getByLabel("Article").fill("art. 6 bis");
  await page.getByLabel("Day or year of the text").fill("2026");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await pressByKeyboard(page, page.getByRole("button", { name: "Save" }));
  const changed = page.getByRole("listitem").filter({ hasText: "A woman on her own" });
  await expect(changed).toContainText(FORBIDDEN);

  await expectPagesToSay(page, FORBIDDEN, "The law says no");
  await expect(page.getByText("art. 6 bis").first()).toBeVisible();

  await page.goto("/admin/history?kind=law");
  const change = page
    .getByRole("article")
    .filter({ hasText: "Changed: rule of law Spain: A woman on her own" });
  await expect(change.getByText(FORBIDDEN)).toBeVisible();
  await pressByKeyboard(page, change.getByRole("button", { name: /^Put back/ }));
  await pressByKeyboard(page, page.getByRole("dialog").getByRole("button", { name: "Put back" }));
  await expect(page.getByText("Put back: rule of law Spain: A woman on her own")).toBeVisible();
  await expectPagesToSay(page, "A woman on her own may be treated.", "The law allows it");
});
