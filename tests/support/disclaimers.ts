import type { Page } from "@playwright/test";

export async function acceptDisclaimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("due-date-disclaimer-accepted", "true");
    localStorage.setItem("semen-analysis-disclaimer-accepted", "true");
  });
}
