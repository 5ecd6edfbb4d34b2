import { storedAge } from "@/law/ageReading.ts";
import { bandsOf, type AgeBand, type DatedBand } from "./ageBand.ts";
import { suggestBand } from "./chosenBand.ts";
import { holdsAge, widthOf } from "./visitorBand.ts";

export function followAge(bands: readonly DatedBand[]): void {
  const age = storedAge();
  const band = age === null ? null : bandOfAge(bands, age);
  if (band) suggestBand(band);
}

function bandOfAge(bands: readonly DatedBand[], age: number): AgeBand | null {
  const [first] = bandsOf(bands)
    .filter((band) => holdsAge(band, age))
    .toSorted((a, b) => compareDays(b, a) || widthOf(a) - widthOf(b));
  return first ? { ageFrom: first.ageFrom, ageTo: first.ageTo } : null;
}

const compareDays = ({ periodTo: a = "" }: DatedBand, { periodTo: b = "" }: DatedBand) =>
  a === b ? 0 : a < b ? -1 : 1;
