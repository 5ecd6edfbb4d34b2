import { expect, type Page } from "@playwright/test";

export async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

async function isKept(): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  return (await (await caches.open("answers")).match("/kept")) !== undefined;
}

async function untilAnswersAreKept(page: Page, part: string): Promise<void> {
  await expect.poll(() => page.evaluate(isAnswerKept, part)).toBe(true);
}

async function isAnswerKept(part: string): Promise<boolean> {
  const kept = await (await caches.open("answers")).keys();
  return kept.some(({ url }) => decodeURIComponent(url).includes(part));
}

export async function ageKept(page: Page, moment: string): Promise<void> {
  await page.evaluate(async (keptOn) => {
    const cache = await caches.open("answers");
    for (const request of await cache.keys()) {
      const kept = await cache.match(request, { ignoreVary: true });
      if (!kept) continue;
      const headers = new Headers(kept.headers);
      headers.set("kept-on", keptOn);
      await cache.put(request, new Response(await kept.text(), { headers }));
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
  await untilKept(page);
  await page.goto(`${url}/clinic/reprofit`);
  await untilAnswersAreKept(page, "p_clinic_id=reprofit");
  await page.goto(`${url}/clinic/gennet`);
  await untilAnswersAreKept(page, "p_clinic_id=gennet");
  await page.goto(`${url}/compare?ids=reprofit,gennet`);
  await untilAnswersAreKept(page, "{reprofit,gennet}");
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
