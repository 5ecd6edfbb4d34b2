import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium } from "../../scripts/chromium.mjs";
import { progress, type Figure } from "./pagesReport.ts";
import { median } from "./report.ts";

const RUNS = 5;
const GOALS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof GOALS;

export async function measureLighthouse(siteUrl: string, paths: string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of paths) {
    const scores: Record<Category, number[]> = {
      performance: [],
      accessibility: [],
      "best-practices": [],
      seo: [],
    };
    for (let run = 1; run <= RUNS; run++) {
      progress(`Lighthouse ${path} ${run}/${RUNS}`);
      const categories = await runOnce(siteUrl + path);
      for (const category of Object.keys(GOALS) as Category[]) scores[category].push(categories[category]);
    }
    const medians = (Object.keys(GOALS) as Category[]).map((category) => ({
      score: median(scores[category]),
      goal: GOALS[category],
    }));
    figures.push({
      what: `Lighthouse mobile, ${path}`,
      measured: medians.map(({ score }) => score).join(" / "),
      goal: Object.values(GOALS).join(" / "),
      met: medians.every(({ score, goal }) => score >= goal),
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
