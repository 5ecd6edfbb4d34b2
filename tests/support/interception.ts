import type { BrowserContext, Page } from "@playwright/test";

/** On the page's own site, so that its policy allows it. */
const PROBE = "/robots.txt?is-intercepted";

/**
 * Makes `page.route` on an open page return only once requests pass through it: Chromium
 * reports interception before its network service applies it.
 */
export function interceptForSure(page: Page): void {
  const [route, unrouteAll] = [page.route.bind(page), page.unrouteAll.bind(page)];
  let [isKept, isSure] = [false, false];
  page.route = async (...given) => {
    const taken = await route(...given);
    // Interception stays on: later routes are only looked up on our side, and ending it can lose a request.
    if (!isKept) {
      isKept = true;
      await route(
        (url) => url.href.endsWith(PROBE),
        (asked) => asked.fulfill({ body: "intercepted" }),
      );
    }
    // Pages that open later are intercepted from their first request.
    if (isSure || !page.url().startsWith("http")) return taken;
    isSure = true;
    await page.waitForFunction(isIntercepted, PROBE, { polling: 10 });
    return taken;
  };
  page.unrouteAll = async (options) => {
    [isKept, isSure] = [false, false];
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

const endingRoutes = new WeakSet<BrowserContext>();

/** A context that closes takes away the answers that handlers of its routes still read: then nobody waits for them. */
export function endRoutesBeforeClosing(context: BrowserContext): void {
  if (endingRoutes.has(context)) return;
  endingRoutes.add(context);
  const close = context.close.bind(context);
  context.close = async (options) => {
    const routed = [context, ...context.pages()];
    const ended = routed.map((each) => each.unrouteAll({ behavior: "ignoreErrors" }));
    // A browser that is gone has none.
    await Promise.allSettled(ended);
    await close(options);
  };
}
