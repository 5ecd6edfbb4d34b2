import { differences, type Difference } from "./comparable.ts";
import type { Result } from "./facts.ts";

/** National figures from one source that differ from a clinic's in the same way. */
export interface Context {
  figures: Result[];
  /** What keeps them from being like for like. */
  differences: Difference[];
}

/**
 * The national figures that count the same outcome from the same step and with the same eggs,
 * those of them that differ in the least from the result.
 */
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

/** National figures that count the same thing in one source, together. */
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
