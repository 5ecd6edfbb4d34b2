import type { Page } from "@playwright/test";

/** A message stays until the pointer has been on it, which a busy machine may take longer for than it stays. */
export async function holdToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const run = window.setTimeout.bind(window);
    const longer = (what: TimerHandler, ms?: number, ...given: unknown[]) =>
      run(what, ms === 4_500 ? 600_000 : ms, ...given);
    Object.assign(window, { setTimeout: longer });
  });
}
