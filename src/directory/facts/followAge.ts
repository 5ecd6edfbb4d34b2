import type { QueryClient } from "@tanstack/react-query";
import { storedAge } from "@/law/ageReading.ts";
import { bandsOf, type AgeBand, type DatedBand } from "./ageBand.ts";
import { publishedResultsQuery } from "./api.ts";
import { suggestBand } from "./chosenBand.ts";
import { ownBands } from "./ownBands.ts";
import { holdsAge, widthOf } from "./visitorBand.ts";

/**
 * Suggests the group of the answered age, of those in which any clinic publishes: the same on all pages. Without
 * the figures, rates are of all ages, as for everybody else.
 * @returns what to know about the chosen group at that age, if anything
 */
export async function followAge(cache: QueryClient, chosen: AgeBand | null): Promise<string | null> {
  const age = storedAge();
  if (age === null) return null;
  try {
    const rows = await cache.ensureQueryData({ ...publishedResultsQuery(), revalidateIfStale: true });
    const band = bandOfAge(ownBands(rows), age);
    // Another age may have been answered meanwhile.
    if (band && storedAge() === age) suggestBand(band);
  } catch {
    return null;
  }
  return chosen && beginsLongBefore(chosen, age)
    ? `Most women of this group are younger than ${age}: your chance of a birth is lower than its rates.`
    : null;
}

/** The newest, unless it begins years before the age and an older one says more about it. */
export function bandOfAge(bands: readonly DatedBand[], age: number): AgeBand | null {
  const [first] = bandsOf(bands)
    .filter((band) => holdsAge(band, age))
    .toSorted(
      (a, b) =>
        Number(beginsLongBefore(a, age)) - Number(beginsLongBefore(b, age)) ||
        compareDays(b, a) ||
        widthOf(a) - widthOf(b),
    );
  return first ? { ageFrom: first.ageFrom, ageTo: first.ageTo } : null;
}

/** Whether a group that is open above begins five years before an age: most of its women are younger then. */
function beginsLongBefore({ ageFrom, ageTo }: AgeBand, age: number): boolean {
  return ageTo === null && age >= (ageFrom ?? age) + 5;
}

const compareDays = ({ periodTo: a = "" }: DatedBand, { periodTo: b = "" }: DatedBand) =>
  a === b ? 0 : a < b ? -1 : 1;
