import type { Browser } from "@playwright/test";
import type { Calibration } from "./calibration.ts";
import { SLOW_PHONE, type Pace } from "./pace.ts";
import { figureInMs, progress, type Figure } from "./pagesReport.ts";
import { servePlain } from "./plainPage.ts";
import { slowDown } from "./slowVisit.ts";
import { describeSpread, judgeRatios } from "./spread.ts";

const RUNS = 5;
/** Half of what the nearest public directory of this kind takes. */
const LIST_MS = 1_200;
const MOST_TIMES = 1.2;

/** Beside a page of the same text and styles without scripts. */
export async function measureSlowPhone(
  browser: Browser,
  siteUrl: string,
  calibration: Calibration,
  { runs = RUNS, pace = SLOW_PHONE } = {},
): Promise<Figure[]> {
  const html = await (await fetch(siteUrl)).text();
  const withoutScripts = html
    .replaceAll(/<script.*?<\/script>|<link rel="(stylesheet|(module)?preload)"[^>]*>/gs, "")
    .replace("<head>", `<head><base href="${siteUrl}/">`);
  const still = await servePlain(withoutScripts);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 1; run <= runs; run++) {
    progress(`Slow phone ${run}/${runs}`);
    ours.push(await listVisibleAfter(browser, siteUrl, pace));
    theirs.push(await listVisibleAfter(browser, still.url, pace));
    calibration.tick();
  }
  still.close();
  const ratios = ours.map((ms, round) => ms / (theirs[round] ?? Number.NaN));
  return [
    figureInMs("List visible on a slow phone (150 ms, 1.6 Mbit/s, 4× CPU)", ours, LIST_MS, calibration),
    {
      what: "… beside a static page with the same words and styles",
      measured: `${describeSpread(theirs)} ms, × ${describeSpread(ratios, 2)}`,
      goal: `≤ ${MOST_TIMES} ×`,
      met: judgeRatios(ratios, { atMost: MOST_TIMES }, calibration.wobble),
    },
  ];
}

async function listVisibleAfter(browser: Browser, url: string, pace: Pace): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await slowDown(page, pace);
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
