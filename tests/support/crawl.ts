import { expect, type Page } from "@playwright/test";
import { standInForOtherHosts } from "./heldAnswers.ts";

/**
 * Visits every page that links lead to from home, each once, and does something on each.
 * Other hosts are answered with an empty picture, since tests may not reach them.
 *
 * @returns the addresses in the order of the visits
 */
export async function crawl(page: Page, visit: (address: string) => Promise<void>): Promise<string[]> {
  await standInForOtherHosts(page);
  const found = ["/"];
  for (const address of found) {
    await page.goto(address);
    await expect(page.locator("main h1, main h2").first(), address).toBeAttached();
    await expect(page.getByRole("status").filter({ hasText: /^Loading/ }), address).toHaveCount(0);
    await visit(address);
    if (address === "/") await showAllClinics(page);
    for (const link of await linksOf(page)) if (isNew(link, found)) found.push(link);
  }
  return found;
}

const isReport = (address: string) => address.startsWith("/report-figure?");

/** Each figure of each clinic leads to the same form; one of them stands for all. */
function isNew(link: string, found: string[]): boolean {
  return !found.includes(link) && !(isReport(link) && found.some(isReport));
}

/** The list shows a page of clinics at a time, and draws the next one some time after the click. */
async function showAllClinics(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: /^Show more/ });
  const cards = page.locator("main article");
  while (await more.isVisible()) {
    const shown = await cards.count();
    await more.click();
    await expect(cards.nth(shown)).toBeAttached();
  }
}

/** The addresses of this site that the page links to, without the place on the page. */
async function linksOf(page: Page): Promise<string[]> {
  return page.locator("a[href]").evaluateAll((links) =>
    links
      .map((link) => new URL(link.getAttribute("href") ?? "", document.baseURI))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}
