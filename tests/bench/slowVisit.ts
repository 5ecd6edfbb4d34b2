import type { Browser, Page } from "@playwright/test";
import { BareTab } from "./bareTab.ts";
import { SLOW_PHONE, type Pace } from "./pace.ts";

const VIEWPORT = { width: 412, height: 823 };
const LONG_TASK_MS = 50;
const LOOK_EVERY_MS = 200;
const REST_MS = 1_000;

/** In milliseconds. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** By tasks after the first paint, each beyond 50 ms. */
  blocking: number;
}

export async function slowDown(page: Page, { network, slowedDown }: Pace): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (network) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowedDown });
}

interface Seen {
  first: number;
  largest: number;
  tasks: [start: number, ms: number][];
  rests: boolean;
}

export async function visitSlowly(browser: Browser, url: string, pace = SLOW_PHONE): Promise<Visit> {
  const { network, slowedDown } = pace;
  const tab = await BareTab.open(browser, VIEWPORT);
  await tab.send("Network.enable");
  if (network) await tab.send("Network.emulateNetworkConditions", { ...network });
  await tab.send("Emulation.setCPUThrottlingRate", { rate: slowedDown });
  await tab.send("Page.enable");
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${watch.toString()})()` });
  await tab.send("Page.navigate", { url });
  let seen = await look(tab);
  while (!seen?.rests) {
    await new Promise((later) => setTimeout(later, LOOK_EVERY_MS));
    seen = await look(tab);
  }
  await tab.close();
  const { first, largest, tasks } = seen;
  const blocking = tasks
    .filter(([start, ms]) => start + ms > first)
    .reduce((sum, [, ms]) => sum + Math.max(0, ms - LONG_TASK_MS), 0);
  return { firstPaint: first, largestPaint: largest, blocking };
}

async function look(tab: BareTab): Promise<Seen | undefined> {
  return (await tab.evaluate(`globalThis.look?.(${REST_MS})`)) as Seen | undefined;
}

function watch(): void {
  const seen = { first: 0, largest: 0, tasks: [] as [number, number][] };
  let lastAnswer = 0;
  const takes: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === "first-contentful-paint") seen.first = startTime;
    },
    "largest-contentful-paint": ({ startTime }) => void (seen.largest = startTime),
    longtask: ({ startTime, duration }) => void seen.tasks.push([startTime, duration]),
    resource: (entry) => void (lastAnswer = Math.max(lastAnswer, entry.startTime + entry.duration)),
  };
  const observers = Object.entries(takes).map(([type, take]) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true });
    return { observer, take };
  });
  const lookAt = (restMs: number): Seen => {
    // A page without scripts delivers entries late.
    for (const { observer, take } of observers) observer.takeRecords().forEach(take);
    const isBuilt = document.querySelector("#root[data-snapshot-of]") !== null;
    const hasBegun = !isBuilt || "interactive" in document.documentElement.dataset;
    const isLoaded = document.readyState === "complete" && seen.first > 0;
    const lastTask = Math.max(0, ...seen.tasks.map(([start, ms]) => start + ms));
    const last = Math.max(lastAnswer, lastTask, seen.first);
    return { ...seen, rests: isLoaded && hasBegun && performance.now() - last > restMs };
  };
  Object.assign(globalThis, { look: lookAt });
}
