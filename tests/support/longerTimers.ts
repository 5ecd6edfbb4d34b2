import type { Page } from "@playwright/test";

interface Lengthened {
  /** In milliseconds, as the page asks for it. */
  from: number;
  to: number;
  /** A property of the page's window, without which such timers stay as they are. */
  whileSet?: string;
}

/** Lengthens the page's timers of one duration, so that a busy machine comes in time. */
export async function lengthenTimers(page: Page, lengthened: Lengthened): Promise<void> {
  await page.addInitScript(({ from, to, whileSet }) => {
    const run = window.setTimeout.bind(window);
    const isMeant = (ms?: number) => ms === from && (whileSet === undefined || whileSet in window);
    const longer = (what: TimerHandler, ms?: number, ...given: unknown[]) =>
      run(what, isMeant(ms) ? to : ms, ...given);
    Object.assign(window, { setTimeout: longer });
  }, lengthened);
}

/** A message stays until the pointer has been on it, which a busy machine may take longer for than it stays. */
export async function holdToasts(page: Page): Promise<void> {
  await lengthenTimers(page, { from: 4_500, to: 600_000 });
}
