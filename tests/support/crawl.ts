import { expect, type Page } from "@playwright/test";

/**
 * Visits every page that links from home lead to, each once. Doesn't intercept requests, which
 * would disable Chromium's cache.
 * @returns the addresses in the order of the visits
 */
export async function crawl(page: Page, visit: (address: string) => Promise<void>): Promise<string[]> {
  const found = ["/"];
  for (const address of found) {
    await page.goto(address);
    await expect(page.locator("main h1, main h2").first(), address).toBeAttached();
    await expect(page.locator("[role=status]").filter({ hasText: /^Loading/ }), address).toHaveCount(0);
    await visit(address);
    if (address === "/") await showAllClinics(page);
    for (const link of await linksOf(page)) if (isNew(link, found)) found.push(link);
  }
  return found;
}

const FOR_EACH_CLINIC = ["/report-figure?", "/compare?"];

/** Every clinic links to the same form and comparison, so one stands for all. */
function isNew(link: string, found: string[]): boolean {
  const page = FOR_EACH_CLINIC.find((start) => link.startsWith(start));
  return !found.includes(link) && !(page && found.some((address) => address.startsWith(page)));
}

/** The button is busy while cards are drawn, and then it may be gone. */
async function showAllClinics(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: /^Show more/ });
  const cards = page.locator("main article");
  const isDrawn = () => expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await isDrawn();
  while (await more.isVisible()) {
    const shown = await cards.count();
    await more.click();
    await expect(cards.nth(shown)).toBeAttached();
    await isDrawn();
  }
}

/** Links to pages of this site, without fragments and files. */
async function linksOf(page: Page): Promise<string[]> {
  return page.locator("a[href]:not([download], [href$='.json'])").evaluateAll((links) =>
    links
      .map((link) => new URL(link.getAttribute("href") ?? "", document.baseURI))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}
