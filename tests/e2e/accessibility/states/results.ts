import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";

/** The picture of all rates, as dots and as a funnel, with and without an age group. */
export const resultsStates: Visit = async (page, inState) => {
  await page.goto("/results");
  await expect(page.getByRole("table")).toBeVisible();
  await inState("dots by name");
  await page.getByRole("button", { name: "By rate" }).click();
  await inState("dots by rate", "another window");
  await page.getByRole("button", { name: "Funnel by size" }).click();
  await expect(page).toHaveURL(/picture=funnel/);
  await inState("a funnel");
};
