import { storedAge } from "@/law/ageReading.ts";
import { bandsOf, type AgeBand } from "./ageBand.ts";
import { suggestBand } from "./chosenBand.ts";

const OLDEST = 99;

/** Suggests the band of the age in the record of answers, where these bands have one. */
export function followAge(bands: readonly AgeBand[]): void {
  const age = storedAge();
  const band = age === null ? null : bandOfAge(bands, age);
  if (band) suggestBand(band);
}

const width = ({ ageFrom, ageTo }: AgeBand) => (ageTo ?? OLDEST) - (ageFrom ?? 0);

/** The narrowest band that an age is in; null where only all ages are. */
function bandOfAge(bands: readonly AgeBand[], age: number): AgeBand | null {
  const around = bandsOf(bands).filter(
    ({ ageFrom, ageTo }) =>
      (ageFrom !== null || ageTo !== null) && (ageFrom ?? 0) <= age && age <= (ageTo ?? OLDEST),
  );
  return around.toSorted((a, b) => width(a) - width(b))[0] ?? null;
}
