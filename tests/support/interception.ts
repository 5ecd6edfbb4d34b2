import type { Page } from "@playwright/test";

/** Of the page's own site, so that no policy forbids to ask for it. */
const PROBE = "/robots.txt?is-intercepted";

/**
 * Makes `page.route` on an open page return only when what the page sends comes through it.
 * Chromium says that it intercepts before the page's own network has heard of it, and what the page
 * sent right after went out to the server for good.
 */
export function interceptForSure(page: Page): void {
  const [route, unrouteAll] = [page.route.bind(page), page.unrouteAll.bind(page)];
  let isSure = false;
  page.route = async (...given) => {
    const taken = await route(...given);
    // A page that is opened later is intercepted from its first request.
    if (isSure || !page.url().startsWith("http")) return taken;
    isSure = true;
    // It stays, and so does interception: what is routed later is only looked up on our side.
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
    // Without a connection only what is intercepted is answered.
    return false;
  }
}
