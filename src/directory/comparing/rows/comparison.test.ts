import { describe, expect, test } from "vitest";
import { bars, clinic, facts, figures, row, TWO } from "../../../../tests/support/comparedRows.ts";
import { priceRow, resultRow, reviewRow } from "../../../../tests/support/exampleFacts.ts";
import { comparison } from "./comparison.ts";
import { isSame } from "./comparisonTable.ts";

describe("Prices side by side", () => {
  const cycle = /^IVF with Own Eggs/;

  test("a price in another currency stands beside about so many euros", () => {
    const crowns = { ...priceRow, amount: 123_000, currency: "CZK" };
    const found = row(cycle, TWO, [facts({ prices: [crowns] }), facts({ prices: [priceRow] })]);
    expect(found.cells[0]?.lines[0]).toMatch(/^about €5,000 at the European Central Bank’s rate of \d/);
    expect(found.cells[1]?.lines[0]).toBe("Per cycle");
  });

  test("have bars on the same terms", () => {
    const found = row(cycle, TWO, [
      facts({ prices: [priceRow] }),
      facts({ prices: [{ ...priceRow, amount: 1622.5 }] }),
    ]);
    expect(figures(found)).toEqual(["€3,245", "€1,622.50"]);
    expect(bars(found)).toEqual([100, 50]);
    expect(found.note).toBeNull();
  });

  test("on other terms have none, and say every reason", () => {
    const found = row(cycle, TWO, [
      facts({ prices: [priceRow] }),
      facts({ prices: [{ ...priceRow, includes: [], list_date: "2020-01-01" }] }),
    ]);
    expect(bars(found)).toEqual([null, null]);
    expect(found.note).toBe(
      "Not like for like. These prices include different things. The price lists are more than two years apart.",
    );
  });

  test("included in other prices name each of them, own eggs first", () => {
    const icsi = { ...priceRow, id: "icsi", item: "icsi", amount: 500, includes: [], excludes: [] };
    const donated = { ...priceRow, id: "donated", item: "egg_donation_cycle" };
    const prices = [donated, priceRow, { ...priceRow, id: "another list" }];
    const topics = comparison(TWO, [facts({ prices }), facts({ prices: [icsi] })]);
    const topic = topics.find(({ title }) => title === "Prices");
    const found = topic!.rows.find(({ label }) => label === "ICSI")!;
    expect(figures(found)).toEqual(["Included", "€500"]);
    expect(found.cells[0]?.lines).toEqual([
      "In the price of IVF with Own Eggs",
      "In the price of IVF with Egg Donation",
    ]);
    expect(found.only).toBeNull();
  });

  test("stand before results that are old or unpublished, and after newer ones", () => {
    const [newer, old] = ["2023-12-31", "2013-12-31"].map((period_to) => {
      const results = [Object.assign({}, resultRow, { period_from: "2013-01-01", period_to })];
      return comparison(TWO, [facts({ results }), facts()]).map(({ title }) => title);
    });
    expect(newer?.slice(1, 3)).toEqual(["Results", "Prices"]);
    expect(old?.slice(1, 3)).toEqual(["Prices", "Results"]);
    expect(comparison(TWO, [facts(), null])[1]?.title).toBe("Prices");
  });

  test("without a source are samples, and never 0", () => {
    const args: Parameters<typeof comparison> = [
      [clinic("a", { priceEuros: 2600 }), clinic("b", { fixedPrices: { "Egg Freezing": 0 } })],
      [facts(), facts()],
    ];
    expect(figures(row(cycle, ...args))).toEqual(["€2,600", "Not published"]);
    expect(row(cycle, ...args).cells[0]?.isSample).toBe(true);
  });
});

test("reviews of different platforms stand in rows of their own", () => {
  const args: Parameters<typeof comparison> = [
    TWO,
    [
      facts({ reviews: [reviewRow, { ...reviewRow, id: "g", platform: "Google" }] }),
      facts({ reviews: [reviewRow] }),
    ],
  ];
  expect(figures(row(/Doctors Online/, ...args))).toEqual(["4.7 / 5", "4.7 / 5"]);
  expect(bars(row(/Doctors Online/, ...args))[0]).toBeCloseTo(94, 5);
  expect(bars(row(/Google/, ...args))).toEqual([null, null]);
});

test("differences are highlighted, and equal rows are recognised", () => {
  const clinics = [
    clinic("a", { languages: ["Czech", "English"], countries: ["Czechia"] }),
    clinic("b", { languages: ["English", "German"], countries: ["Czechia"] }),
  ];
  const languages = row(/^Website in/, clinics, [facts(), facts()]);
  expect(languages.cells.map(({ highlighted }) => highlighted)).toEqual([["Czech"], ["German"]]);
  expect(isSame(languages)).toBe(false);
  expect(isSame(row(/^Countries/, clinics, [facts(), facts()]))).toBe(true);
  expect(isSame(row(/^Frozen Embryo Transfer/, clinics, [facts(), facts()]))).toBe(true);
});

test("facts that could not be loaded are not called 'Not published'", () => {
  const found = row(/^IVF with Own Eggs/, TWO, [facts(), null]);
  expect(figures(found)).toEqual(["Not published", "Couldn’t be loaded"]);
  const known = row(/^IVF with Own Eggs/, TWO, [facts({ prices: [priceRow] }), null]);
  expect(known.only).toBeNull();
});

test("on a phone bars, notes and what is in bold are of the two clinics that are shown", () => {
  const clinics = [
    clinic("a", { languages: ["Czech", "English"] }),
    clinic("b", { languages: ["English", "Czech"] }),
    clinic("c", { languages: ["German"] }),
  ];
  const pound = { ...priceRow, currency: "GBP" };
  const verdict = { ...resultRow, age_from: null, age_to: null, verdict: "above" };
  const all = [
    facts({ prices: [pound], results: [{ ...verdict, verdict: null }] }),
    facts({ prices: [pound], reviews: [reviewRow] }),
    facts({ prices: [priceRow], results: [verdict], reviews: [{ ...reviewRow, scale: 10 }] }),
  ];
  const noteOf = (label: RegExp, shown: number[]) => row(label, clinics, all, undefined, false, shown).note;
  const price = row(/^IVF with Own Eggs/, clinics, all, undefined, false, [0, 1]);
  expect([price.note, ...bars(price).slice(0, 2)]).toEqual([null, 100, 100]);
  expect(noteOf(/^IVF with Own Eggs/, [1, 2])).toBe("Not like for like. It is in a different currency.");
  expect(noteOf(/^Live births/, [0, 1])).toBeNull();
  expect(noteOf(/^Live births/, [0, 2])).toContain("The verdicts are the publisher's");
  expect(noteOf(/^With own eggs/, [0, 2])).toBeNull();
  expect(noteOf(/^With own eggs/, [1, 2])).toContain("‘Not published’ is common");
  expect(noteOf(/^Website in/, [0, 1])).toBeNull();
  expect(noteOf(/^Website in/, [0, 2])).toBe("Bold: not on every clinic’s website.");
});

test("one clinic alone has nothing to be compared with, and no reasons", () => {
  const found = row(/^IVF with Own Eggs/, [clinic("a")], [facts({ prices: [priceRow] })]);
  expect([found.note, found.only]).toEqual([null, null]);
  expect(bars(found)).toEqual([null]);
});

test("the law that counts is that of each clinic's country, and its page is one tap away", () => {
  const law = row(
    /^Which country’s law applies/,
    [clinic("a", { countries: ["Czechia"] }), clinic("b", { countries: ["Atlantis", "United Kingdom"] })],
    [facts(), facts()],
  );
  expect(figures(law)).toEqual(["Czechia", "Atlantis, United Kingdom"]);
  expect(law.cells.map(({ links }) => links)).toEqual([
    [{ to: "/countries/czech-republic", words: "The law in Czechia" }],
    [{ to: "/countries/united-kingdom", words: "The law in the United Kingdom" }],
  ]);
  expect(law.note).toMatch(/the law of its country decides/);
});
