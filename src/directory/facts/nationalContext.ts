import { differences, type Difference } from "./comparable.ts";
import type { Result } from "./facts.ts";

export interface Context {
  figures: Result[];
  differences: Difference[];
}

/** Returns the national figures of the same outcome, denominator and eggs with the fewest differences. */
export function nationalContext(result: Result, national: Result[]): Context[] {
  const { outcome, denominator, eggs } = result.basis;
  const all = national
    .filter(
      ({ basis }) => basis.outcome === outcome && basis.denominator === denominator && basis.eggs === eggs,
    )
    .map((figure) => ({ figure, differences: differences(result.basis, figure.basis) }));
  const fewest = Math.min(...all.map((each) => each.differences.length));
  return groupedBy(
    all.filter((each) => each.differences.length === fewest),
    ({ figure, differences: found }) => [figure.source.url, figure.country, ...found].join(),
  ).map((group) => ({
    figures: group.map(({ figure }) => figure),
    differences: group[0]?.differences ?? [],
  }));
}

export function comparableNationalFigures(figures: Result[]): Result[][] {
  return groupedBy(figures, ({ basis, country, source }) =>
    [source.url, country, basis.outcome, basis.denominator, basis.eggs].join(),
  );
}

function groupedBy<T>(all: T[], keyOf: (each: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups.values()];
}
