import type { Page } from "@playwright/test";

/** Playwright's clock doesn't move `AbortSignal.timeout()`. Call it before the page opens. */
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
