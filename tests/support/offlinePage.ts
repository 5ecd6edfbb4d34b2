import { expect, type Page } from "@playwright/test";

export async function untilCached(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isSiteCached)).toBe(true);
}

async function isSiteCached(): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  return (await (await caches.open("answers")).match("/kept")) !== undefined;
}

async function untilResponseIsCached(page: Page, part: string): Promise<void> {
  await expect.poll(() => page.evaluate(isResponseCached, part)).toBe(true);
}

async function isResponseCached(part: string): Promise<boolean> {
  const cached = await (await caches.open("answers")).keys();
  return cached.some(({ url }) => decodeURIComponent(url).includes(part));
}

export async function backdateCache(page: Page, moment: string): Promise<void> {
  await page.evaluate(async (cachedAt) => {
    const cache = await caches.open("answers");
    for (const request of await cache.keys()) {
      const cached = await cache.match(request, { ignoreVary: true });
      if (!cached) continue;
      const headers = new Headers(cached.headers);
      headers.set("cached-at", cachedAt);
      await cache.put(request, new Response(await cached.text(), { headers }));
    }
  }, moment);
}

/** The note stays in sight beside a dialog, which hides it from screen readers. */
export async function expectNote(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}

export const OFFLINE = /^You(’re| seem to be) offline\. This is the page as of \d+ \w+ \d{4}\./;

export async function readAtHome(page: Page, url = ""): Promise<void> {
  await page.goto(`${url}/`);
  await untilCached(page);
  await page.goto(`${url}/clinic/reprofit`);
  await untilResponseIsCached(page, "p_clinic_id=reprofit");
  await page.goto(`${url}/clinic/gennet`);
  await untilResponseIsCached(page, "p_clinic_id=gennet");
  await page.goto(`${url}/compare?ids=reprofit,gennet`);
  await untilResponseIsCached(page, "{reprofit,gennet}");
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
