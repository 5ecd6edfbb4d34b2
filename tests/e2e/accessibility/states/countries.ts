import { expect } from "@playwright/test";
import { LOCAL_ADMIN, logIn } from "../../../support/adminPage.ts";
import type { Visit } from "../../../support/axe.ts";

export const countriesStates: Visit = async (page, inState) => {
  await page.goto("/countries");
  await expect(page.getByRole("table")).toHaveCount(5);
  await inState("all tables");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel("Country", { exact: true }).selectOption("belgium");
  await expect(page.getByRole("link", { name: "Spain" })).toHaveCount(1);
  await inState("one country, on a phone");
};

export const planStates: Visit = async (page, inState) => {
  await page.goto("/plan");
  await inState("nothing answered");
  await page.getByLabel("Age of whoever").fill("99");
  await expect(page.getByRole("alert")).toBeVisible();
  await inState("an age that cannot be");
  await page.getByLabel("Age of whoever").fill("46");
  await page.getByLabel("A woman on her own").check();
  await expect(page.getByRole("heading", { name: "The law says no" })).toBeVisible();
  await page.locator("summary").first().click();
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("answers, one opened, on a phone");
};

export const rulesDueStates: Visit = async (page, inState) => {
  await logIn(page, LOCAL_ADMIN, "/admin/rules");
  await expect(page.getByRole("heading", { name: "When each country was checked" })).toBeVisible();
  await inState("what is due");
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("on a phone", "another window");
};
