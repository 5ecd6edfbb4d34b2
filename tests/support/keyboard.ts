import { expect, type Locator, type Page } from "@playwright/test";

/** Looks the element up again only once it was replaced: reading all names takes longer than a Tab. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let presses = 0; presses < 400; presses++) {
    const at = await element?.evaluate((it) =>
      it === document.activeElement ? "it" : it.isConnected && "on",
    );
    if (at === "it" && (await target.evaluate((it) => it === document.activeElement))) return;
    if (at === "on") await page.keyboard.press("Tab");
    else element = await target.elementHandle();
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

/** A list of options forgets letters typed a second ago, which a busy machine may need for the next one. */
export async function chooseByKeyboard(page: Page, select: Locator, letters: string) {
  await tabTo(page, select);
  await expect(async () => {
    await page.keyboard.type(letters);
    const chosen = await select.evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.label);
    expect(chosen?.toLowerCase().slice(0, letters.length)).toBe(letters.toLowerCase());
  }).toPass({ intervals: [FORGOTTEN_MS] });
}

const FORGOTTEN_MS = 1_200;
