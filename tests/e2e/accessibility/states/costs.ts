import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";

export const costsStates: Visit = async (page, inState) => {
  await page.goto("/plan/costs");
  await page.getByRole("button", { name: "United Kingdom: 7 lists" }).click();
  await expect(page.getByText("Not known: its length has no meaning")).toBeVisible();
  await inState("a country's price lists, drawn");
  await page.getByLabel("Treatment", { exact: true }).selectOption("donor-eggs");
  await page.getByLabel("Country", { exact: true }).selectOption("Germany");
  await expect(page.getByText("Not allowed in Germany", { exact: true })).toBeVisible();
  await inState("what the law forbids");
  await page.getByLabel("Treatment", { exact: true }).selectOption("own-eggs");
  await page.getByLabel("Country", { exact: true }).selectOption("Any country");
  await page.getByLabel("Clinic", { exact: true }).selectOption("gennet");
  await expect(page.getByRole("heading", { name: "Included, according to the price list" })).toBeVisible();
  await page.getByLabel("Medicines").fill("1.200");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("Your currency").selectOption("GBP");
  await page.getByLabel("One night").fill("80");
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("a clinic with a price list, and a number that could mean two, on a phone");
};

export const costsWithoutClinicsStates: Visit = async (page, inState) => {
  await page.route("**/rest/v1/**", (route) => route.abort());
  await page.goto("/plan/costs");
  await expect(page.getByText("couldn’t be loaded")).toBeVisible();
  await page.getByLabel("Everything else").fill("300");
  await inState("no answer from the directory");
};
