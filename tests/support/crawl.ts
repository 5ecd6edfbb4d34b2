import type { Page } from "@playwright/test";

/** Reads every page that links from home lead to, once each, and returns their addresses. */
export async function crawl(read: (address: string) => Promise<string[]>): Promise<string[]> {
  const found = ["/"];
  for (const address of found) {
    for (const link of await read(address)) if (isNew(link, found)) found.push(link);
  }
  return found;
}

const FOR_EACH_CLINIC = ["/report-figure?", "/compare?", "/plan/costs?"];

/** Every clinic links to the same form, comparison and costs, so one stands for all. */
function isNew(link: string, found: string[]): boolean {
  const page = FOR_EACH_CLINIC.find((start) => link.startsWith(start));
  return !found.includes(link) && !(page && found.some((address) => address.startsWith(page)));
}

export async function linksOf(page: Page): Promise<string[]> {
  return page.locator("a[href]:not([download], [href$='.json'])").evaluateAll((links) =>
    links
      .map((link) => new URL(link.getAttribute("href") ?? "", document.baseURI))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}

/** Tells pages whose HTML has an element or class that none before had. */
export function kindsOfPages(): (page: Page) => Promise<boolean> {
  const known = new Set<string>();
  return async (page) => {
    const kinds = await page.evaluate(() =>
      Array.from(document.querySelectorAll("body *"), ({ localName, classList }) =>
        [localName, ...classList].join(" "),
      ),
    );
    const isOfNewKind = kinds.some((kind) => !known.has(kind));
    for (const kind of kinds) known.add(kind);
    return isOfNewKind;
  };
}
