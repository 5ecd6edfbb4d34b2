import * as fc from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { published } from "../../../tests/support/publishedResults.ts";
import { averageOf, type Average } from "./average.ts";
import { byRate, entriesOf, letterOf, type Entry } from "./entries.ts";
import {
  averageNote,
  describeEntry,
  funnelSummary,
  intervalSummary,
  whyPicturesDiffer,
} from "./resultsText.ts";

const CLINICS = ["Abbey", "Barts", "Crown"].map((name) => exampleClinic({ id: name.toLowerCase(), name }));
const RESULTS = published(
  { clinic_id: "abbey", percentage: 30, n: 100 },
  { clinic_id: "barts", percentage: 40, n: 900 },
  { clinic_id: "crown", percentage: 35, n: null },
);
const average = averageOf({ results: RESULTS, nationals: [] }, CLINICS)!;

const IN_BRITAIN = CLINICS.map((clinic) => ({ ...clinic, countries: ["United Kingdom"] }));

function against(percentage: number, results = RESULTS): Average {
  const nationals = published({ clinic_id: null, country: "United Kingdom", percentage });
  return averageOf({ results, nationals }, IN_BRITAIN)!;
}

const named = (entries: Entry[]) => entries.map(({ letter, clinic }) => `${letter} ${clinic.name}`);

test("clinics stand in order of name unless asked for by rate, and keep their letters", () => {
  const entries = entriesOf(CLINICS, RESULTS, average);
  expect(named(entries)).toEqual(["A Abbey", "B Barts", "C Crown"]);
  expect(named(byRate(entries))).toEqual(["B Barts", "C Crown", "A Abbey"]);
});

test("without a national average the clinics' pooled rate is the line, and says so", () => {
  expect(average).toMatchObject({ national: null, percentage: 39, clinics: 2 });
  expect(averageNote(average)).toContain("pooled rate of 2 clinics");
});

function isNationalAmong(clinics: typeof CLINICS, ...countries: string[]): boolean {
  const nationals = published(...countries.map((country) => ({ clinic_id: null, country, percentage: 34 })));
  return Boolean(averageOf({ results: RESULTS, nationals }, clinics)?.national);
}

test("a country's average is the line only where every clinic in the picture is in that country", () => {
  expect(isNationalAmong(IN_BRITAIN, "United Kingdom")).toBe(true);
  expect(isNationalAmong(IN_BRITAIN, "Netherlands", "United Kingdom")).toBe(true);
  expect(isNationalAmong(IN_BRITAIN, "United Kingdom", "United Kingdom")).toBe(false);
  for (const elsewhere of ["Netherlands", "Europe"])
    expect(isNationalAmong(IN_BRITAIN, elsewhere)).toBe(false);
  for (const countries of [["Poland"], ["United Kingdom", "Poland"]]) {
    const [first, ...others] = IN_BRITAIN;
    expect(isNationalAmong([{ ...first!, countries }, ...others], "United Kingdom")).toBe(false);
  }
  const notShown = exampleClinic({ id: "other", countries: ["Poland"] });
  expect(isNationalAmong([...IN_BRITAIN, notShown], "United Kingdom")).toBe(true);
});

test("the pooled rate says that no national average is for all of the clinics, also where some are published", () => {
  const british = { clinic_id: null, country: "United Kingdom", percentage: 34 };
  const noteOn = (clinics: typeof CLINICS, ...nationals: (typeof british)[]) =>
    averageNote(averageOf({ results: RESULTS, nationals: published(...nationals) }, clinics)!);
  const [first, ...others] = IN_BRITAIN;
  const notOfAll = /^No national average fits all of these clinics\. /;
  expect(noteOn(IN_BRITAIN)).toMatch(notOfAll);
  expect(noteOn([{ ...first!, countries: ["Ireland"] }, ...others], british)).toMatch(notOfAll);
  expect(noteOn(IN_BRITAIN, british, { ...british, percentage: 36 })).toMatch(notOfAll);
});

test("one clinic alone has no average to stand against", () => {
  expect(averageOf({ results: RESULTS.slice(0, 1), nationals: [] }, CLINICS)).toBeNull();
});

test("a clinic that doesn't say how many treatments it counted has a dot, and nothing around it", () => {
  const crown = entriesOf(CLINICS, RESULTS, average)[2]!;
  expect([crown.interval, crown.place]).toEqual([null, null]);
  expect(describeEntry(crown)).toBe("35%, Range: Not known, Count not known");
});

test("what the picture shows stands in sentences too", () => {
  const entries = (percentage: number) => entriesOf(CLINICS, RESULTS, against(percentage));
  expect(funnelSummary(entries(39))).toBe(
    "Within the 95% limits: 2 of 2 clinics. Chance alone could explain such differences from the average. Not in the funnel: 1 clinic without a number of treatments.",
  );
  expect(funnelSummary(entries(33))).toContain(
    "Outside the 99.8% limits: 1 clinic, by more than chance can well explain.",
  );
  expect(intervalSummary(entries(34), against(34))).toBe(
    "The average lies within the interval of 1 of 2 clinics.",
  );
});

function placeOfOne(about: object, national: number) {
  const results = published({ clinic_id: "abbey", ...about });
  return entriesOf(CLINICS, results, against(national, results))[0]!.place;
}

test.for([
  // The regulator prints whole percents, and calls this clinic consistent with the average.
  [29, 905, 34, "below"],
  [29.0001, 905, 34.0001, "far-below"],
  [28, 905, 34, "far-below"],
  [39, 1290, 34, "above"],
  [39.2, 1290, 34, "far-above"],
  [37, 647, 34, "within"],
  [34, 3_000_000, 34.4, "within"],
  [34, 3_000_000, 35.5, "far-below"],
  // 17 births, and an average of 5.49 that is printed as 5.
  [9, 198, 5, "within"],
] as const)("%d% of %d stands beyond the limits around %d% only if rounding can't explain it: %s", (each) => {
  const [percentage, n, national, place] = each;
  expect(placeOfOne({ percentage, n }, national)).toBe(place);
});

test("a rate that is not in the funnel doesn't widen it for the others", () => {
  const exact = published(
    { clinic_id: "abbey", percentage: 31, successes: 310, n: 1000 },
    { clinic_id: "barts", percentage: 25, successes: 250, n: 1000 },
    { clinic_id: "crown", percentage: 35, n: null },
  );
  const pooled = averageOf({ results: exact, nationals: [] }, CLINICS)!;
  expect(entriesOf(CLINICS, exact, pooled).map(({ place }) => place)).toEqual(["above", "below", null]);
});

test("a rate with its births is exact, also where it is a whole number", () => {
  const births = { percentage: 30, successes: 300, n: 1000 };
  expect(placeOfOne(births, 27.1)).toBe("above");
  expect(placeOfOne({ ...births, successes: null }, 27.1)).toBe("within");
});

test("where nobody's interval or limits hold the average, no sentence says that chance may explain it", () => {
  const entries = entriesOf(CLINICS, RESULTS, against(60));
  expect(intervalSummary(entries, against(60))).toBe(
    "The average lies within the interval of 0 of 2 clinics.",
  );
  expect(funnelSummary(entries)).toMatch(
    /^Within the 95% limits: 0 of 2 clinics\. Outside the 99\.8% limits: 2 clinics/,
  );
  const [, , unknown] = entries;
  expect(intervalSummary([unknown!], against(60))).toBeNull();
});

function differenceOf(...about: Parameters<typeof published>): string | null {
  const results = published(
    ...about.map((each, index) => Object.assign({}, each, { clinic_id: CLINICS[index]!.id })),
  );
  return whyPicturesDiffer(entriesOf(CLINICS, results, against(28)), against(28));
}

test("where a publisher's range and our funnel disagree on a clinic, a sentence says why", () => {
  const wide = { percentage: 24, n: 1260, range_from: 21, range_to: 29 };
  expect(differenceOf(wide, { ...wide, percentage: 32, n: 1906, range_from: 27, range_to: 34 })).toMatch(
    /^The dots and the funnel differ on 2 clinics: the dots have the publisher's own ranges/,
  );
  expect(differenceOf({ ...wide, range_to: 26 })).toBeNull();
  expect(differenceOf({ ...wide, percentage: 28, range_from: 28, range_to: 29 })).toBeNull();
  expect(differenceOf({ ...wide, percentage: 28, range_from: 29, range_to: 31 })).toContain("on 1 clinic:");
  expect(differenceOf({ percentage: 28, n: 1260 }, { ...wide, n: null })).toBeNull();
});

test("our own interval and the funnel may disagree at the edge, and then say that", () => {
  const edge = against(24);
  const entries = entriesOf(CLINICS, published({ clinic_id: "abbey", percentage: 5, n: 20 }), edge);
  expect(whyPicturesDiffer(entries, edge)).toMatch(
    /^The dots and the funnel differ on 1 clinic: our intervals lie around/,
  );
});

test("letters never repeat, however many clinics there are", () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(2000), (a, b) => {
      expect(letterOf(a) === letterOf(b)).toBe(a === b);
    }),
  );
  expect([0, 25, 26, 701, 702].map(letterOf)).toEqual(["A", "Z", "AA", "ZZ", "AAA"]);
});
