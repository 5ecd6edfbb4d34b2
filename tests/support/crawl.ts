import { expect, type Page } from "@playwright/test";

/**
 * Visits every page that links lead to from home, each once, and does something on each.
 * Nothing is answered in another's place: Chromium would keep no file of a page for the next one.
 *
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

/** Each clinic leads to the same form and the same comparison; one of them stands for all. */
function isNew(link: string, found: string[]): boolean {
  const page = FOR_EACH_CLINIC.find((start) => link.startsWith(start));
  return !found.includes(link) && !(page && found.some((address) => address.startsWith(page)));
}

/** The list shows a page of clinics at a time. While it draws them the button is busy, and then it may be gone. */
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

/** The pages of this site that the page links to, without the place on the page. Files are no pages. */
async function linksOf(page: Page): Promise<string[]> {
  return page.locator("a[href]:not([download], [href$='.json'])").evaluateAll((links) =>
    links
      .map((link) => new URL(link.getAttribute("href") ?? "", document.baseURI))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}
