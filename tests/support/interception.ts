import type { Page } from "@playwright/test";

/** On the page's own site, so that its policy allows it. */
const PROBE = "/robots.txt?is-intercepted";

/**
 * Makes `page.route` on an open page return only once requests pass through it: Chromium
 * reports interception before its network service applies it.
 */
export function interceptForSure(page: Page): void {
  const [route, unrouteAll] = [page.route.bind(page), page.unrouteAll.bind(page)];
  let isSure = false;
  page.route = async (...given) => {
    const taken = await route(...given);
    // Pages that open later are intercepted from their first request.
    if (isSure || !page.url().startsWith("http")) return taken;
    isSure = true;
    // Interception stays on; later routes are only looked up on our side.
    await route(
      (url) => url.href.endsWith(PROBE),
      (asked) => asked.fulfill({ body: "intercepted" }),
    );
    await page.waitForFunction(isIntercepted, PROBE, { polling: 10 });
    return taken;
  };
  page.unrouteAll = async (options) => {
    isSure = false;
    await unrouteAll(options);
  };
}

async function isIntercepted(probe: string): Promise<boolean> {
  try {
    const answer = await fetch(probe, { cache: "no-store" });
    return (await answer.text()) === "intercepted";
  } catch {
    // Offline, only intercepted requests are answered.
    return false;
  }
}
