import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";

export const afterwardsStates: Visit = async (page, inState) => {
  await page.goto("/plan/afterwards");
  await inState("all in short, nothing ticked");
  await page.getByLabel("Germany").check();
  await page.getByLabel("Poland").check();
  await page.getByLabel("The discharge report").check();
  await expect(page.getByText("1 of 16 ticked.")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("two countries and one tick, on a phone");
};
