import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { asListed } from "../support/asListed.ts";
import type { Calibration } from "./calibration.ts";
import { clinicRows } from "./clinicRows.ts";
import { SLOW_PHONE } from "./pace.ts";
import { progress, type Figure } from "./pagesReport.ts";
import { median } from "./report.ts";
import { useSlowly } from "./slowUse.ts";
import { describeSpread, judge, together } from "./spread.ts";

const SIZES = [100, 1_500, 15_000];
const ROUNDS = 5;
const GOAL_MS = 50;
const REPORTED_ONLY = 15_000;

const PRESSES = {
  typing: "typing six letters",
  filters: "opening the filters, four ticks, a lower price, another order, closing them",
  chips: "taking a filter away, and all of them",
  clicks: "clearing the search, 'Show more', another ranking, the map",
  ways: "opening a clinic, going back to the list, to a country, to its city, to 'Learn', to 'Clinics'",
};

/** At a quarter of the speed. Medians of five rounds, because single ones vary by a third. */
export async function measureTyping(
  browser: Browser,
  siteUrl: string,
  calibration: Calibration,
  { sizes = SIZES, runs = ROUNDS, pace = SLOW_PHONE } = {},
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) {
    const rows = clinicRows(size).map(asListed);
    const rounds: Awaited<ReturnType<typeof useSlowly>>[] = [];
    while (rounds.length < runs) {
      progress(`Typing, filtering and going about among ${size}, round ${rounds.length + 1} of ${runs}`);
      rounds.push(await useSlowly(browser, siteUrl, rows, pace));
      calibration.tick();
    }
    const list = `${size.toLocaleString("en-GB")} clinics, ${median(rounds.map(({ nodes }) => nodes))} DOM nodes, 4× CPU`;
    for (const [press, what] of Object.entries(PRESSES)) {
      const all = rounds.map(({ times }) => times[press as keyof typeof PRESSES]);
      const steps = all[0]?.map((_, step) => all.map((times) => times[step] ?? Infinity)) ?? [];
      const wobble = size === REPORTED_ONLY ? null : calibration.wobble;
      figures.push(figure(`${list}: next paint after ${what}`, steps, wobble));
    }
    if (size === 1_500) figures.push(weightOf(rows));
  }
  return figures;
}

/** @param wobble null where the figure is only reported */
function figure(what: string, steps: number[][], wobble: number | null): Figure {
  return {
    what,
    measured: `${steps.map((rounds) => describeSpread(rounds)).join(", ")} ms`,
    goal: wobble === null ? "reported" : `≤ ${GOAL_MS} ms`,
    met: wobble === null ? null : together(steps.map((rounds) => judge(rounds, { atMost: GOAL_MS }, wobble))),
  };
}

function weightOf(rows: object[]): Figure {
  const bytes = gzipSync(JSON.stringify(rows)).length / rows.length;
  return {
    what: "The list's JSON for a clinic, gzipped",
    measured: `${Math.round(bytes)} bytes`,
    goal: "≤ 120 bytes",
    met: judge([bytes], { atMost: 120 }),
  };
}
