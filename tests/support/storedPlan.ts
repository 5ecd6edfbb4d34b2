import type { Page } from "@playwright/test";

/** Once, so that deleted parts stay deleted. */
export async function storePlan(page: Page, parts: Record<string, object>): Promise<void> {
  const texts = Object.entries(parts).map(
    ([key, value]) => [key, JSON.stringify({ version: 1, value })] as const,
  );
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem("plan-is-prepared")) return;
    sessionStorage.setItem("plan-is-prepared", "true");
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, texts);
}
