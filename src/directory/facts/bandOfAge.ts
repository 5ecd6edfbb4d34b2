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

/** Whether most women of a group are younger than an age that it holds, judged by HFEA's started cycles of 2018. */
export function areMostYounger(band: AgeBand, age: number): boolean {
  if (!holdsAge(band, age)) return false;
  // Two thirds of those under 38 were under 35; of those from 38, most were under 41.
  return band.ageFrom === null ? age >= 35 : band.ageTo === null && age >= band.ageFrom + 3;
}
