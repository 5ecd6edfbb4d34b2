import * as fc from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import {
  contactRow,
  nationalRow,
  NO_FACTS,
  priceRow,
  resultRow,
  reviewRow,
  sampleRow,
  serviceRow,
} from "../../../tests/support/exampleFacts.ts";
import { factsFromJson } from "./factsFromJson.ts";

const TODAY = "2026-11-22";

test("facts are read with what they rest on and who published them", () => {
  const json = {
    results: [resultRow],
    prices: [priceRow],
    reviews: [reviewRow],
    services: [
      serviceRow,
      { ...serviceRow, id: "b", status: "sample", source_url: null },
      { ...serviceRow, status: "rumour" },
    ],
    contacts: [
      contactRow,
      { ...contactRow, kind: "pigeon" },
      { ...contactRow, value: "" },
      { ...contactRow, status: "sample" },
    ],
    national: [nationalRow],
    ranges: [{ result: "a-result", clinics: 3, lowest: 14, highest: 31.5 }],
  };
  expect(factsFromJson(json, TODAY)).toEqual({
    results: [
      {
        id: "a-result",
        basis: {
          kind: "rate",
          outcome: "live_birth",
          denominator: "started_cycle",
          eggs: "own",
          embryos: "any",
          tested: false,
          ageFrom: 35,
          ageTo: 37,
          periodFrom: "2023-01-01",
          periodTo: "2023-12-31",
          n: 200,
          range: null,
          verdict: null,
          publishedBy: "clinic",
          checkedOn: "2026-11-01",
        },
        source: {
          publishedBy: "clinic",
          name: "Results of the clinic",
          url: "https://clinic.example/results",
          checkedOn: "2026-11-01",
          isCheckedLongAgo: false,
          note: null,
        },
        percentage: 20,
        successes: 40,
        country: null,
      },
    ],
    prices: [
      expect.objectContaining({
        amount: 3245,
        basis: {
          kind: "price",
          item: "ivf_cycle",
          per: "cycle",
          currency: "EUR",
          group: "self_payer",
          includes: ["consultation", "icsi", "transfer"],
          excludes: ["anaesthesia"],
          listDate: "2026-01-01",
          publishedBy: "third_party",
          checkedOn: "2026-11-01",
        },
      }),
    ],
    reviews: [
      expect.objectContaining({
        score: 4.7,
        basis: { kind: "reviews", platform: "Doctors Online", scale: 5, count: 312, checkedOn: "2026-11-01" },
      }),
    ],
    services: [
      expect.objectContaining({ id: "a-service", kind: "treatment", code: "egg_donation", isOffered: true }),
      { id: "b", kind: "treatment", code: "egg_donation", isOffered: true, source: null },
    ],
    contacts: [
      {
        id: "a-contact",
        kind: "phone",
        value: "+420123456789",
        source: expect.objectContaining({ publishedBy: "clinic", checkedOn: "2026-11-01" }),
      },
    ],
    national: [expect.objectContaining({ country: "Czechia", percentage: 22.14 })],
    ranges: { "a-result": { clinics: 3, lowest: 14, highest: 31.5 } },
  });
});

test("a register's range and verdict are read with its rate", () => {
  const judged = { denominator: "embryo", range_from: 16, range_to: 24.5, verdict: "consistent" };
  const results = [
    { ...resultRow, ...judged },
    { ...resultRow, verdict: "splendid" },
  ];
  const facts = factsFromJson({ ...NO_FACTS, results }, TODAY);
  expect(facts?.results.map(({ basis }) => [basis.denominator, basis.range, basis.verdict])).toEqual([
    ["embryo", { lowest: 16, highest: 24.5 }, "consistent"],
    ["started_cycle", null, null],
  ]);
});

test("a sample isn't a fact", () => {
  const prices = [{ ...priceRow, status: "sample", published_by: null, source_name: null, source_url: null }];
  const facts = factsFromJson({ ...NO_FACTS, results: [sampleRow, resultRow], prices }, TODAY);
  expect(facts?.results.map(({ id }) => id)).toEqual(["a-result"]);
  expect(facts?.prices).toEqual([]);
});

test("a rate of 0% is a result", () => {
  const facts = factsFromJson({ ...NO_FACTS, results: [{ ...resultRow, percentage: 0 }] }, TODAY);
  expect(facts?.results[0]?.percentage).toBe(0);
});

test("checks over two years old are marked", () => {
  const results = [{ ...resultRow, checked_on: "2024-11-21" }];
  expect(factsFromJson({ ...NO_FACTS, results }, TODAY)?.results[0]?.source.isCheckedLongAgo).toBe(true);
});

test("a cached answer from before contacts existed has none, and the rest is read", () => {
  const { contacts: _newer, ...older } = { ...NO_FACTS, services: [serviceRow] };
  const facts = factsFromJson(older, TODAY);
  expect([facts?.contacts, facts?.services.length]).toEqual([[], 1]);
});

test("codes of a newer database are left out, and the rest is shown", () => {
  const results = [{ ...resultRow, outcome: "happiness" }, resultRow];
  const prices = [{ ...priceRow, item: "holiday" }, priceRow];
  const facts = factsFromJson({ ...NO_FACTS, results, prices }, TODAY);
  expect([facts?.results.length, facts?.prices.length]).toEqual([1, 1]);
});

test.for([null, [], "facts", { ...NO_FACTS, prices: null }, { results: [] }])(
  "an answer of another shape is none: %j",
  (json) => {
    expect(factsFromJson(json, TODAY)).toBeNull();
  },
);

test("no shape of answer breaks the page", () => {
  const rows = fc.array(fc.dictionary(fc.constantFrom(...Object.keys(resultRow)), fc.jsonValue()));
  const answers = fc.record({
    results: rows,
    prices: rows,
    reviews: rows,
    services: rows,
    contacts: rows,
    national: rows,
    ranges: rows,
  });
  fc.assert(
    fc.property(answers, (answer) => {
      expect(factsFromJson(JSON.parse(JSON.stringify(answer)), TODAY)).not.toBeNull();
    }),
  );
});
