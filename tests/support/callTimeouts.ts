import type { Page } from "@playwright/test";

/**
 * Installs a clock that the limit on calls follows too: Playwright's clock turns the timers
 * of the page, and `AbortSignal.timeout()` has its own. Call it before the page is opened.
 */
export async function installClockForCalls(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException("signal timed out", "TimeoutError")), milliseconds);
      return limit.signal;
    };
  });
}
