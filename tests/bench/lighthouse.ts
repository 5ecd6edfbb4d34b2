import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium } from "../../scripts/chromium.mjs";
import type { Calibration } from "./calibration.ts";
import { progress, type Figure } from "./pagesReport.ts";
import { describeSpread, judge, together } from "./spread.ts";

const RUNS = 5;
const GOALS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof GOALS;

export async function measureLighthouse(
  siteUrl: string,
  paths: string[],
  calibration: Calibration,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of paths) {
    const scores: Record<Category, number[]> = {
      performance: [],
      accessibility: [],
      "best-practices": [],
      seo: [],
    };
    for (let run = 1; run <= RUNS; run++) {
      calibration.tick();
      progress(`Lighthouse ${path} ${run}/${RUNS}`);
      const categories = await runOnce(siteUrl + path);
      for (const category of Object.keys(GOALS) as Category[]) scores[category].push(categories[category]);
    }
    const categories = Object.keys(GOALS) as Category[];
    figures.push({
      what: `Lighthouse mobile, ${path}`,
      measured: categories.map((category) => describeSpread(scores[category])).join(" / "),
      goal: Object.values(GOALS).join(" / "),
      met: together(categories.map((category) => judge(scores[category], { atLeast: GOALS[category] }))),
    });
  }
  return figures;
}

async function runOnce(url: string): Promise<Record<Category, number>> {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: Object.keys(GOALS),
    });
    const categories = result?.lhr.categories;
    const score = (category: Category) => Math.round((categories?.[category]?.score ?? 0) * 100);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    };
  } finally {
    chrome.kill();
  }
}
