import type { QueryClient } from "@tanstack/react-query";
import { storedAge } from "@/law/ageReading.ts";
import type { AgeBand } from "./ageBand.ts";
import { publishedResultsQuery } from "./api.ts";
import { areMostYounger, bandOfAge } from "./bandOfAge.ts";
import { suggestBand } from "./chosenBand.ts";
import { ownBands } from "./ownBands.ts";

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
  return chosen && areMostYounger(chosen, age)
    ? `Most women of this group are younger than ${age}: your chance of a birth is lower than its rates.`
    : null;
}
