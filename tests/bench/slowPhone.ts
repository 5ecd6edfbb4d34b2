import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { progress, type Figure } from "./pagesReport.ts";
import { median } from "./report.ts";

const RUNS = 5;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const SLOWED_DOWN = 4;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED_DOWN });
}

/** Times the list on a slow phone, beside a page of the same text without scripts. */
export async function measureSlowPhone(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const html = await (await fetch(siteUrl)).text();
  const plain = await servePlain(
    html.replaceAll(/<script.*?<\/script>|<link rel="(module)?preload"[^>]*>/gs, ""),
    siteUrl,
  );
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 1; run <= RUNS; run++) {
    progress(`Slow phone ${run}/${RUNS}`);
    ours.push(await listVisibleAfter(browser, siteUrl));
    theirs.push(await listVisibleAfter(browser, plain.url));
  }
  plain.close();
  const ratio = median(ours) / median(theirs);
  return [
    {
      what: "List visible on a slow phone (150 ms, 1.6 Mbit/s, 4× CPU)",
      measured: `${Math.round(median(ours))} ms`,
      goal: "under half of 2.4 s",
      met: median(ours) < 1_200,
    },
    {
      what: "… beside a static page with the same words",
      measured: `${Math.round(median(theirs))} ms, ratio ${ratio.toFixed(2)}`,
      goal: "≤ 1.2",
      met: ratio <= 1.2,
    },
  ];
}

async function listVisibleAfter(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector("main article h3") !== null);
  const painted = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint
      ? Math.max(paint.startTime, performance.timing.domInteractive - performance.timeOrigin)
      : false;
  });
  const ms = Number(await painted.jsonValue());
  await context.close();
  return ms;
}

async function servePlain(html: string, siteUrl: string) {
  const body = gzipSync(html.replace("<head>", `<head><base href="${siteUrl}/">`));
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
