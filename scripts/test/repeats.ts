import type { Summary } from "./reports.ts";

export interface RepeatedRun extends Summary {
  load: number;
  seconds: number;
}

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
