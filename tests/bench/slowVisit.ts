import type { Browser, Page } from "@playwright/test";

const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const SLOWED_DOWN = 4;
const VIEWPORT = { width: 412, height: 823 };
/** A task blocks by what it takes longer than this. */
const LONG_TASK_MS = 50;

/** All in milliseconds. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** What tasks after the first paint took beyond 50 ms each, until nothing moved any more. */
  blocking: number;
}

/** Makes a page's network and processor those of a slow phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED_DOWN });
}

interface Seen {
  first: number;
  largest: number;
  tasks: [start: number, ms: number][];
}

/** Visits an address for the first time on a slow phone, until it rests. */
export async function visitSlowly(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await slowDown(page);
  await page.goto(url, { waitUntil: "load" });
  if (await page.locator("#root[data-snapshot-of]").count()) {
    await page.locator("html[data-interactive]").waitFor();
  }
  await page.waitForLoadState("networkidle");
  const { first, largest, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  const blocking = tasks
    .filter(([start, ms]) => start + ms > first)
    .reduce((sum, [, ms]) => sum + Math.max(0, ms - LONG_TASK_MS), 0);
  return { firstPaint: first, largestPaint: largest, blocking };
}

function watch(): void {
  const seen: Seen = { first: 0, largest: 0, tasks: [] };
  Object.assign(window, { seen });
  const takes: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === "first-contentful-paint") seen.first = startTime;
    },
    "largest-contentful-paint": ({ startTime }) => void (seen.largest = startTime),
    longtask: ({ startTime, duration }) => void seen.tasks.push([startTime, duration]),
  };
  for (const [type, take] of Object.entries(takes)) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  }
}
