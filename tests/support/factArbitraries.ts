import * as fc from "fast-check";
import {
  DENOMINATORS,
  EGGS,
  EMBRYOS,
  ITEMS,
  OUTCOMES,
  PATIENT_GROUPS,
  PUBLISHERS,
  UNITS,
  VERDICTS,
} from "@/directory/facts/codes.ts";
import type { Basis, PriceBasis, RateBasis, ReviewsBasis } from "@/directory/facts/measure.ts";

const DAYS = ["01-01", "12-31", "01-15", "02-28", "05-01", "07-31", "11-30"] as const;

const day = (from: number, to: number) =>
  fc
    .record({ year: fc.integer({ min: from, max: to }), day: fc.constantFrom(...DAYS) })
    .map((date) => `${date.year}-${date.day}`);

const checkedOn = day(2019, 2025);
const publishedBy = fc.constantFrom(...PUBLISHERS);

const ages = fc.constantFrom(
  { ageFrom: null, ageTo: null },
  { ageFrom: null, ageTo: 34 },
  { ageFrom: 35, ageTo: 37 },
  { ageFrom: 35, ageTo: 39 },
  { ageFrom: 40, ageTo: null },
);

const period = fc
  .tuple(day(2004, 2016), day(2004, 2016))
  .map(([one, other]) => ({ periodFrom: one < other ? one : other, periodTo: one < other ? other : one }));

export const rates: fc.Arbitrary<RateBasis> = fc
  .record({
    kind: fc.constant("rate" as const),
    outcome: fc.constantFrom(...OUTCOMES),
    denominator: fc.constantFrom(...DENOMINATORS),
    eggs: fc.constantFrom(...EGGS),
    embryos: fc.constantFrom(...EMBRYOS),
    tested: fc.constantFrom(true, false, null),
    n: fc.option(fc.integer({ min: 1, max: 5_000 })),
    range: fc.option(
      fc
        .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 600 }))
        .map(([from, wide]) => ({ lowest: from / 10, highest: (from + wide) / 10 })),
    ),
    verdict: fc.option(fc.constantFrom(...VERDICTS)),
    publishedBy,
    checkedOn,
  })
  .chain((rest) => fc.tuple(ages, period).map(([band, time]) => Object.assign({}, rest, band, time)));

/** Two that are made apart are nearly never comparable. */
export const nearlyAlike = fc
  .tuple(
    rates,
    rates,
    fc.subarray(["outcome", "eggs", "tested", "ageTo", "publishedBy", "checkedOn", "n", "range"] as const),
  )
  .map(([one, other, changed]): [RateBasis, RateBasis] => {
    const { verdict, periodFrom, periodTo } = other;
    const changes = Object.fromEntries(changed.map((key) => [key, other[key]]));
    return [one, { ...one, verdict, periodFrom, periodTo, ...changes }];
  });

const parts = fc.uniqueArray(fc.constantFrom("icsi", "drugs", "monitoring", "transfer"), { maxLength: 2 });

export const prices: fc.Arbitrary<PriceBasis> = fc.record({
  kind: fc.constant("price" as const),
  item: fc.constantFrom(...ITEMS),
  per: fc.constantFrom(...UNITS),
  currency: fc.constantFrom("EUR", "CZK", "PLN"),
  group: fc.option(fc.constantFrom(...PATIENT_GROUPS)),
  includes: parts,
  excludes: parts,
  listDate: fc.option(day(2020, 2026)),
  publishedBy,
  checkedOn,
});

export const reviews: fc.Arbitrary<ReviewsBasis> = fc.record({
  kind: fc.constant("reviews" as const),
  platform: fc.constantFrom("Google", "Trustpilot", "Doctors & clinics"),
  scale: fc.constantFrom(5, 10),
  count: fc.integer({ min: 0, max: 3_000 }),
  checkedOn,
});

export const bases: fc.Arbitrary<Basis> = fc.oneof(rates, prices, reviews);

export const manyAlike = fc.tuple(rates, rates).chain(([one, other]) =>
  fc.array(
    fc
      .tuple(fc.constantFrom(one, one, other), period, fc.option(fc.integer({ min: 1, max: 900 })))
      .chain(([basis, time, n]) =>
        fc.record({
          value: fc.integer({ min: 0, max: 100 }),
          basis: fc.option(fc.constant<Basis>({ ...basis, ...time, n }), { freq: 9 }),
        }),
      ),
    { maxLength: 8 },
  ),
);
