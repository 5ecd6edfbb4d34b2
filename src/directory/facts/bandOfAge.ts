import { compareCodes } from "@/ui/compare.ts";
import { bandsOf, type AgeBand, type DatedBand } from "./ageBand.ts";
import { holdsAge, widthOf } from "./visitorBand.ts";

/** The newest, unless it begins years before the age and an older one says more about it. */
export function bandOfAge(bands: readonly DatedBand[], age: number): AgeBand | null {
  const [first] = bandsOf(bands)
    .filter((band) => holdsAge(band, age))
    .toSorted(
      (a, b) =>
        Number(beginsLongBefore(a, age)) - Number(beginsLongBefore(b, age)) ||
        compareCodes(b.periodTo ?? "", a.periodTo ?? "") ||
        widthOf(a) - widthOf(b),
    );
  return first ? { ageFrom: first.ageFrom, ageTo: first.ageTo } : null;
}

/** Whether a group that is open above begins five years before an age: most of its women are younger then. */
function beginsLongBefore({ ageFrom, ageTo }: AgeBand, age: number): boolean {
  return ageTo === null && age >= (ageFrom ?? age) + 5;
}

/** Whether surely most women of a group are younger than an age that it holds. */
export function areMostYounger(band: AgeBand, age: number): boolean {
  const { ageFrom, ageTo } = band;
  if (!holdsAge(band, age)) return false;
  // Of HFEA's started cycles of 2018: two thirds of those under 38 were under 35, most from 38 on under 41.
  if (ageFrom === null) return age >= 35 && (ageTo ?? age) <= 39;
  return ageTo === null && ageFrom >= 38 && age >= ageFrom + 3;
}
