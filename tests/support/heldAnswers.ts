import type { Page, Request, Route } from "@playwright/test";

const held = new WeakMap<Page, Set<Request>>();

export function heldRequests(page: Page): ReadonlySet<Request> {
  return held.get(page) ?? new Set();
}

/** Afterwards requests pass: to end the interception beside one that is just let go could lose it. */
export async function holdAnswers(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const requests = held.get(page) ?? new Set();
  held.set(page, requests);
  const passing: Promise<void>[] = [];
  await page.route(url, (route: Route) => {
    const passes = async () => {
      requests.add(route.request());
      await released;
      requests.delete(route.request());
      await route.fallback();
    };
    passing.push(passes());
    return passing.at(-1);
  });
  return async () => {
    release();
    await Promise.all(passing);
  };
}

/** Keeps a page from the work it deferred to its next frame, until the returned function is called. */
export async function holdNextFrame(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = [];
    const realFrame = window.requestAnimationFrame;
    const letGo = () => {
      Object.assign(window, { requestAnimationFrame: realFrame, isHeld: undefined });
      for (const act of waiting) realFrame.call(window, act);
    };
    const requestAnimationFrame = (act: FrameRequestCallback) => waiting.push(act);
    Object.assign(window, { requestAnimationFrame, realFrame, isHeld: true, letGo });
  });
  return async () => await page.evaluate(() => (window as unknown as { letGo(): void }).letGo());
}

export async function standInForOtherHosts(page: Page): Promise<void> {
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}
