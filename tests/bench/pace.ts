import type { Page } from "@playwright/test";

export interface Pace {
  slowedDown: number;
  network: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number } | null;
  rest: (page: Page) => Promise<void>;
  pressMs: number;
  letterMs: number;
}

export const SLOW_PHONE: Pace = {
  slowedDown: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  rest: (page) => page.waitForTimeout(500),
  pressMs: 80,
  letterMs: 300,
};
