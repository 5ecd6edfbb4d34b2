import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";

export const guidedStartStates: Visit = async (page, inState) => {
  await page.goto("/find-your-clinic#distance");
  await page.getByLabel("The city nearest to you").selectOption("Prague");
  await inState("the last question");
  await page.getByLabel("Up to 100 km").check();
  await page.getByRole("button", { name: "See where this leads" }).click();
  await expect(page.getByRole("link", { name: /^See these/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("what the answers lead to, on a phone");
};
