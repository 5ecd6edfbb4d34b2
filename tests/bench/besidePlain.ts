import type { Browser } from "@playwright/test";
import type { Calibration } from "./calibration.ts";
import { SLOW_PHONE } from "./pace.ts";
import { progress, type Figure } from "./pagesReport.ts";
import { plainPage, servePlain } from "./plainPage.ts";
import { visitSlowly, type Visit } from "./slowVisit.ts";
import { describeSpread, judge, judgeRatios } from "./spread.ts";

const RUNS = 5;
const PATHS = [
  ...["/", "/clinic/reprofit", "/sperm-analysis", "/countries", "/plan"],
  "/blog/how-to-read-an-ivf-success-rate",
];
const MOST_TIMES = { firstPaint: 1.2, largestPaint: 1.3 };
const MOST_BLOCKING_MS = 100;
const NAMES = { firstPaint: "first paint", largestPaint: "largest paint" };

/** Each in alternation with the same words as one unstyled HTML file. */
export async function measureBesidePlain(
  browser: Browser,
  siteUrl: string,
  calibration: Calibration,
  { paths = PATHS, runs = RUNS, pace = SLOW_PHONE } = {},
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of paths) {
    const plain = await servePlain(plainPage(await (await fetch(siteUrl + path)).text()));
    const pairs: [ours: Visit, theirs: Visit][] = [];
    for (let run = 1; run <= runs; run++) {
      progress(`Slow phone ${path} ${run}/${runs}`);
      const visits = [siteUrl + path, plain.url];
      const seen: Visit[] = [];
      // The second finds the machine warmer.
      for (const url of run % 2 ? visits : visits.toReversed())
        seen.push(await visitSlowly(browser, url, pace));
      const [ours, theirs] = run % 2 ? seen : seen.toReversed();
      if (ours && theirs) pairs.push([ours, theirs]);
      calibration.tick();
    }
    plain.close();
    figures.push(...describePage(path, pairs, calibration.wobble));
  }
  return figures;
}

export function describePage(path: string, pairs: [ours: Visit, theirs: Visit][], wobble: number): Figure[] {
  const paints = (["firstPaint", "largestPaint"] as const).map((paint): Figure => {
    const ratios = pairs.map(([ours, theirs]) => ours[paint] / theirs[paint]);
    const [ours, theirs] = [0, 1].map((who) =>
      describeSpread(pairs.map((pair) => pair[who]?.[paint] ?? NaN)),
    );
    return {
      what: `${path} on a slow phone, ${NAMES[paint]} beside the same words unstyled`,
      measured: `${ours} ms beside ${theirs} ms, × ${describeSpread(ratios, 2)}`,
      goal: `≤ ${MOST_TIMES[paint]} ×`,
      met: judgeRatios(ratios, { atMost: MOST_TIMES[paint] }, wobble),
    };
  });
  const blocking = pairs.map(([ours]) => ours.blocking);
  return [
    ...paints,
    {
      what: `${path} on a slow phone, blocking time`,
      measured: `${describeSpread(blocking)} ms`,
      goal: `≤ ${MOST_BLOCKING_MS} ms`,
      met: judge(blocking, { atMost: MOST_BLOCKING_MS }, wobble),
    },
  ];
}
