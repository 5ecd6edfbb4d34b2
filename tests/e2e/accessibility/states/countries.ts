import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";
import { setDate } from "../../../support/fixedDate.ts";

export const countriesStates: Visit = async (page, inState) => {
  await page.goto("/countries");
  await expect(page.getByRole("columnheader")).toHaveCount(1 + 18);
  await inState("all questions");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel("What do you want to know?").selectOption("Two women");
  await expect(page.getByRole("cell")).toHaveCount(13);
  await inState("one question, on a phone");
};

export const planStates: Visit = async (page, inState) => {
  await page.goto("/plan");
  await inState("nothing answered");
  await page.getByLabel("How old is the woman").fill("99");
  await expect(page.getByRole("alert")).toBeVisible();
  await inState("an age that cannot be");
  await page.getByLabel("How old is the woman").fill("46");
  await page.getByLabel("A woman on her own").check();
  await expect(page.getByRole("heading", { name: "The law says no" })).toBeVisible();
  await page.locator("summary").first().click();
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("answers, one opened, on a phone");
};

export const tripDatesStates: Visit = async (page, inState) => {
  await setDate(page, "2026-10-01T12:00:00");
  await page.goto("/plan/dates");
  await page.getByLabel("IVF with your own eggs").check();
  const firstDay = page.getByLabel("First day of bleeding");
  await firstDay.fill("2025-10-20");
  await firstDay.blur();
  await expect(page.getByRole("alert")).toBeVisible();
  await inState("a date that is long past");
  await firstDay.fill("2026-10-20");
  await page.getByLabel("Country of treatment").selectOption("Austria");
  await expect(page.getByRole("heading", { name: "Waiting times and documents" })).toBeVisible();
  await inState("dates and documents");
  await page.getByLabel("Frozen embryo transfer in a natural cycle").check();
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("a natural cycle, on a phone");
};
