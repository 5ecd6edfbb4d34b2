import type { Page } from "@playwright/test";

/** How slow the processor and the network are made, and how a person goes about. */
export interface Pace {
  slowedDown: number;
  network: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number } | null;
  /** Until the page has finished drawing, before each press. */
  rest: (page: Page) => Promise<void>;
  /** About as long as a finger stays down. */
  pressMs: number;
  /** From one letter to the next. */
  letterMs: number;
}

/** Somebody with a slow phone, which is what the bench measures. */
export const SLOW_PHONE: Pace = {
  slowedDown: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  rest: (page) => page.waitForTimeout(500),
  pressMs: 80,
  letterMs: 300,
};
