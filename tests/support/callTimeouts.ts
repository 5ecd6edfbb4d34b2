import type { Page } from "@playwright/test";

/**
 * Installs a clock that call timeouts follow too, since Playwright's clock ignores
 * `AbortSignal.timeout()`. Call it before the page opens.
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
