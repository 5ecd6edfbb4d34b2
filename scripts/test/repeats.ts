import type { Summary } from "./reports.ts";

/** One run of the whole suite, beside `load` busy loops. */
export interface RepeatedRun extends Summary {
  load: number;
  seconds: number;
}

/** Returns a line for each run, then how often each test failed, the most frequent first. */
export function repeatTable(runs: RepeatedRun[]): string {
  const lines = runs.map(({ load, seconds, passed, failed }, index) =>
    [
      `run ${index + 1}`,
      load === 0 ? "idle" : `beside ${load} busy loops`,
      `${seconds.toFixed(0)} s`,
      `${passed} passed, ${failed} failed`,
    ].join(" · "),
  );
  const counts = new Map<string, number>();
  for (const { file, title } of runs.flatMap(({ failures }) => failures)) {
    const name = `${file} › ${title}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const failures = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `  failed ${count} of ${runs.length}: ${name}`);
  return [...lines, failures.length === 0 ? "no failure" : failures.join("\n")].join("\n");
}
