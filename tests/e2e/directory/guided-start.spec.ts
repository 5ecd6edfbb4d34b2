import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { storePlan } from "../../support/storedPlan.ts";
import { chooseByKeyboard, pressByKeyboard, tabTo } from "../../support/keyboard.ts";
import { recordRequests } from "../../support/recordRequests.ts";

const WOMAN_ALONE = {
  ...{ age: "38", partner: "womanAlone", eggs: "own" },
  ...{ sperm: "donor", embryos: "none", knownDonor: false },
};

test.use({ viewport: { width: 360, height: 740 } });

test("five questions are answered by keyboard on a phone, survive a reload, and no age leaves the browser", async ({
  page,
}) => {
  const sent = recordRequests(page);
  await page.goto("/");
  await pressByKeyboard(page, page.getByRole("link", { name: "Find clinics that fit me" }));
  await expect(page.getByRole("heading", { level: 1, name: "Find clinics that fit you" })).toBeFocused();

  const question = (name: RegExp) => page.getByRole("heading", { level: 2, name });
  const next = page.getByRole("button", { name: "Next" });
  await tabTo(page, page.getByLabel("A woman and a man, married to each other"));
  await page.keyboard.press("Space");
  await pressByKeyboard(page, next);
  await expect(question(/^Question 2 of 5 How old is the woman/)).toBeFocused();
  await expect(question(/How old/)).toBeInViewport();
  await tabTo(page, page.getByRole("textbox", { name: "Age in whole years" }));
  await page.keyboard.type("41");
  await pressByKeyboard(page, next);
  await expect(question(/^Question 3 of 5/)).toBeFocused();
  await pressByKeyboard(page, page.getByRole("button", { name: "Skip this question" }));
  await expect(question(/^Question 4 of 5/)).toBeFocused();
  await tabTo(page, page.getByLabel(/^German/));
  await page.keyboard.press("Space");

  await page.reload();
  await expect(page.getByLabel(/^German/)).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Age in whole years" })).toHaveValue("41");
  await page.goForward();
  await page.goForward();
  await expect(question(/^Question 4 of 5/)).toBeFocused();
  await pressByKeyboard(page, next);
  await expect(question(/^Question 5 of 5/)).toBeFocused();
  await chooseByKeyboard(page, page.getByLabel("The city nearest to you"), "Ostr");
  await tabTo(page, page.getByLabel("Any distance"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await pressByKeyboard(page, page.getByRole("button", { name: "See my clinics" }));

  await expect(question(/What your answers lead to/)).toBeFocused();
  await expect(page.getByText("Czechia: yes")).toBeVisible();
  await expect(page.getByText(/Look at results for women of 41/)).toBeVisible();
  const list = page.getByRole("link", { name: /^See (this|these|them)/ });
  await pressByKeyboard(page, page.getByRole("button", { name: /on my shortlist$/ }));
  await expect(page.getByText(/^Your shortlist has/)).toBeVisible();
  await pressByKeyboard(page, list);
  await expect(page).toHaveURL(/^[^?]*\/\?city=[a-z&=-]*&spoken=de$/);
  await expect(page.getByRole("button", { name: "Remove Speaks German" })).toBeVisible();
  expect(sent.filter((request) => /\b41\b|[?&#/]age\b|guided-start"|married/.test(request))).toEqual([]);
});

test("a woman alone is told which countries refuse her, and gets no clinic there", async ({ page }) => {
  await storePlan(page, { "plan-answers": WOMAN_ALONE });
  await page.goto("/find-your-clinic#result");
  await expect(page.getByText("You: 38, woman alone, own eggs")).toBeVisible();
  await expect(page.getByText("Poland: no, because clinics may not treat a woman on her own.")).toBeVisible();
  const list = page.getByRole("link", { name: /^See (this|these|them)/ });
  await expect(list).toHaveAttribute("href", "/?country=united-kingdom&sort=price");
  await page.getByRole("link", { name: /^See all 13 countries/ }).click();
  await expect(page.getByLabel("How old is the woman")).toHaveValue("38");
});

test("a clinic whose offer isn't known comes after those that offer it", async ({ page }) => {
  await storePlan(page, {
    "plan-answers": { ...WOMAN_ALONE, partner: "marriedCouple", eggs: "donor", sperm: "partner" },
  });
  await page.goto("/find-your-clinic#result");
  await expect(page.getByRole("heading", { name: "Known to fit" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Not known: ask them" })).toBeVisible();
  const notKnown = page.getByRole("heading", { name: "Not known: ask them" }).locator("..").getByRole("link");
  const before = await notKnown.count();
  await pressByKeyboard(page, page.getByRole("button", { name: /^Show more/ }));
  await expect(notKnown.nth(before)).toBeFocused();
  await expect(
    page.getByText(/^Clinics that match your answers: \d+ of \d+\. \d+ more may fit/),
  ).toBeVisible();
});
