import { expect, type Page } from "@playwright/test";

export async function listenToAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const within = element?.closest(LIVE) ?? null;
        for (const region of within ? [within] : (element?.querySelectorAll(LIVE) ?? [])) {
          const text = region.textContent.replace(/\s+/g, " ").trim();
          if (text !== "" && heard.at(-1) !== text && region.closest("[aria-hidden=true]") === null)
            heard.push(text);
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

export async function expectAnnouncement(page: Page, words: string): Promise<void> {
  await expect
    .poll(async () => {
      const heard: string[] = await page.evaluate(() =>
        "heard" in window ? (window.heard as string[]) : [],
      );
      return heard.some((text) => text.includes(words)) ? "announced" : heard;
    })
    .toBe("announced");
}
