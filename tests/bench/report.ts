import { mkdirSync, writeFileSync } from "node:fs";

/** One measured figure and what it had to reach. */
export interface Figure {
  what: string;
  measured: string;
  goal: string;
  met: boolean | null;
}

/** Prints the figures as the table that the README holds, and keeps them as JSON. */
export function report(name: string, figures: Figure[]): void {
  console.log("\n| what | measured | goal | met |\n| --- | --- | --- | --- |");
  for (const { what, measured, goal, met } of figures) {
    console.log(`| ${what} | ${measured} | ${goal} | ${met === null ? "–" : met ? "yes" : "no"} |`);
  }
  mkdirSync("tests/bench/results", { recursive: true });
  writeFileSync(`tests/bench/results/${name}.json`, `${JSON.stringify(figures, null, 2)}\n`);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Progress on one line, so that a long measurement does not look dead. */
export function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}
