import type { Page, Route } from "@playwright/test";

/** Keeps the answers to some requests back until they are let go. @returns lets them go */
export async function holdAnswers(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await released;
    await route.fallback();
  };
  await page.route(url, hold);
  return async () => {
    release();
    await page.unroute(url, hold);
  };
}

/** Answers for other hosts, which tests may not reach, with an empty picture. */
export async function standInForOtherHosts(page: Page): Promise<void> {
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}
