import { expect, type Locator, type Page } from "@playwright/test";

/** Looks the element up again only once it was replaced: reading all names takes longer than a Tab. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let presses = 0; presses < 400; presses++) {
    const at = await element?.evaluate((it) =>
      it === document.activeElement ? "it" : it.isConnected && "on",
    );
    if (at === "it") return await expect(target).toBeFocused();
    if (!at) element = await target.elementHandle();
    else await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not get there");
}

export async function pressByKeyboard(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

export async function typeByKeyboard(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.insertText(text);
}
