import { expect, type Page } from "@playwright/test";

export const REPORTS = "**/rest/v1/figure_reports*";

export async function openReport(page: Page) {
  await page.goto(
    `/report-figure?${new URLSearchParams({ clinic: "reprofit", figure: "Price of an IVF cycle" })}`,
  );
  await expect(page.getByLabel("Which figure is wrong?")).toHaveValue("Price of an IVF cycle");
}

export async function fillInReport(page: Page) {
  await page.getByLabel("What should it say?").fill("3,400 euros");
  await page.getByLabel("Where can we read it?").fill("https://reprofit.cz/prices");
}

export const reportButton = (page: Page) => page.getByRole("button", { name: "Send the report" });
