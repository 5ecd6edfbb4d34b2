import type { Page } from "@playwright/test";

/** Once, so that later changes stay. */
export async function storeShortlist(page: Page, clinics: { id: string; note?: string }[]): Promise<void> {
  const value = clinics.map(({ id, note = "" }, index) => ({ id, note, added: index + 1 }));
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem("shortlist-is-prepared")) return;
      sessionStorage.setItem("shortlist-is-prepared", "true");
      localStorage.setItem("shortlist", text);
    },
    JSON.stringify({ version: 1, value }),
  );
}
