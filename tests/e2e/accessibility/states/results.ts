import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";

export const resultsStates: Visit = async (page, inState) => {
  await page.goto("/results");
  await expect(page.getByRole("table")).toBeVisible();
  await inState("dots by name");
  await page.getByRole("button", { name: "By rate" }).click();
  await inState("dots by rate", "another window");
  await page.getByRole("button", { name: "Funnel by size" }).click();
  await expect(page.getByRole("group", { name: /^Funnel plot/ })).toBeVisible();
  await inState("a funnel");
};
