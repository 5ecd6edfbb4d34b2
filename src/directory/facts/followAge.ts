import type { QueryClient } from "@tanstack/react-query";
import { storedAge } from "@/law/ageReading.ts";
import { bandsOf, type AgeBand, type DatedBand } from "./ageBand.ts";
import { publishedResultsQuery } from "./api.ts";
import { suggestBand } from "./chosenBand.ts";
import { ownBands } from "./ownBands.ts";
import { beginsLongBefore, holdsAge, widthOf } from "./visitorBand.ts";

/** Suggests the age group of the answered age, of those in which any clinic publishes: the same on all pages. */
export async function followAge(cache: QueryClient): Promise<void> {
  const age = storedAge();
  if (age === null) return;
  const rows = await cache.ensureQueryData({ ...publishedResultsQuery(), revalidateIfStale: true });
  const band = bandOfAge(ownBands(rows), age);
  if (band) suggestBand(band);
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

const compareDays = ({ periodTo: a = "" }: DatedBand, { periodTo: b = "" }: DatedBand) =>
  a === b ? 0 : a < b ? -1 : 1;
