import { describe, expect, test } from "vitest";
import type { Json } from "@/backend/database.types.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { exampleClinic } from "../../../../tests/support/exampleClinic.ts";
import { NO_FACTS, priceRow, resultRow, reviewRow } from "../../../../tests/support/exampleFacts.ts";
import { comparison } from "./comparison.ts";
import { isSame, type Row } from "./comparisonTable.ts";

const facts = (some: Record<string, Json> = {}) => factsFromJson({ ...NO_FACTS, ...some }, "2026-11-22");
const clinic = (id: string, about: Partial<Clinic> = {}) => exampleClinic({ id, name: id, ...about });
const TWO = [clinic("a"), clinic("b")];

function row(label: RegExp, ...args: Parameters<typeof comparison>): Row {
  const all = comparison(...args).flatMap(({ rows }) => rows);
  const found = all.find((each) => label.test(each.label));
  if (!found) throw new Error(`No row ${String(label)} among: ${all.map((each) => each.label).join(" | ")}`);
  return found;
}

const figures = ({ cells }: Row) => cells.map(({ figure, missing }) => figure ?? missing);
const bars = ({ cells }: Row) => cells.map(({ bar }) => bar?.share ?? null);

describe("Results side by side", () => {
  const births = /^Live births per started cycle/;

  test("have bars where they are counted the same way, with how far chance reaches", () => {
    const found = row(births, TWO, [
      facts({ results: [resultRow] }),
      facts({ results: [{ ...resultRow, percentage: 30 }] }),
    ]);
    expect(figures(found)).toEqual(["20%", "30%"]);
    expect(bars(found)).toEqual([20, 30]);
    expect(found.cells[0]?.bar?.interval?.lowest).toBeCloseTo(15.0, 0);
    expect(found.note).toMatch(/Where two overlap, there is no clear difference/);
  });

  test("that count differently stand in rows of their own, without bars", () => {
    const args: Parameters<typeof comparison> = [
      TWO,
      [facts({ results: [resultRow] }), facts({ results: [{ ...resultRow, denominator: "transfer" }] })],
    ];
    expect(figures(row(births, ...args))).toEqual(["20%", "Not published"]);
    const other = row(/^Live births per embryo transfer/, ...args);
    expect(figures(other)).toEqual(["Not published", "20%"]);
    expect(bars(other)).toEqual([null, null]);
    expect(other.only).toBe(1);
  });

  describe("of somebody of 34, whose age two bands hold", () => {
    const older = { ...resultRow, id: "older", denominator: "embryo", age_from: null };
    const UP_TO_37 = { ...resultRow, id: "37", age_from: null, age_to: 37, percentage: 39 };
    const UP_TO_34 = { ...older, age_to: 34, percentage: 37 };
    const all = [UP_TO_37, { ...UP_TO_37, id: "all", age_to: null, percentage: 32 }];
    const results = [...all, UP_TO_34, { ...older, id: "all of older", age_to: null, percentage: 31 }];
    const topicOf = (visitor: Parameters<typeof comparison>[2]) =>
      comparison(TWO, [facts({ results }), facts()], visitor)
        .find(({ title }) => title === "Results")!
        .rows.filter(({ label }) => label.startsWith("Live"));
    const shown = (visitor: Parameters<typeof comparison>[2]) =>
      topicOf(visitor).map((each) => figures(each)[0]);

    test.for([37, 34])("are of either band, whichever is chosen: up to %d", (ageTo) => {
      const visitor = { band: { ageFrom: null, ageTo }, age: 34 };
      expect(shown(visitor)).toEqual(["39%", "37%"]);
      expect(topicOf(visitor).map(({ note }) => note)).toEqual([
        expect.not.stringMatching("age group"),
        expect.not.stringMatching("age group"),
      ]);
    });

    test("are of the chosen group alone if it is another one, or all ages", () => {
      const other = { band: { ageFrom: 38, ageTo: 39 }, age: 34 };
      expect(shown(other)).toEqual(["32%", "31%"]);
      expect(topicOf(other)[0]?.note).toMatch(/^This is of all ages, not of your age group alone\./);
      expect(shown({ band: null, age: 34 })).toEqual(["32%", "31%"]);
    });
  });

  test("of one age group say so to somebody who chose all ages", () => {
    const [young, all] = [34, null].map((age_to) => {
      const result = Object.assign({}, resultRow, { age_from: null, age_to });
      return row(births, TWO, [facts({ results: [result] }), facts()]).note;
    });
    expect(young).toBe("This is of one age group, not of all ages.");
    expect(all).toBeNull();
  });

  test("of other years have no bars, and say why", () => {
    const found = row(births, TWO, [
      facts({ results: [resultRow] }),
      facts({ results: [{ ...resultRow, period_from: "2019-01-01", period_to: "2019-12-31" }] }),
    ]);
    expect(bars(found)).toEqual([null, null]);
    expect(found.note).toMatch(/ Not like for like\. It is from different years\./);
  });

  test("have the newest first, then those of somebody's age group, and first those with their eggs", () => {
    const old = { period_from: "2018-01-01", period_to: "2018-12-31", denominator: "transfer" };
    const results = [
      { ...resultRow, id: "old", ...old, age_from: null, age_to: 34 },
      { ...resultRow, id: "new", denominator: "embryo", age_from: 38, age_to: null },
      { ...resultRow, id: "theirs", age_from: null, age_to: 34 },
      { ...resultRow, id: "donor", eggs: "donor" },
    ];
    const labels = (donorEggs: boolean) =>
      comparison(
        TWO,
        [facts({ results }), facts()],
        { band: { ageFrom: null, ageTo: 34 }, age: null },
        donorEggs,
      )
        .find(({ title }) => title === "Results")!
        .rows.map(({ label }) => label.replace(/, ages.*/, ""));
    const own = [
      "With own eggs",
      ...["started cycle", "embryo transferred", "embryo transfer"].map((per) => `Live births per ${per}`),
    ];
    const donor = ["With donor eggs", "Live births per started cycle"];
    expect(labels(false)).toEqual([...own, ...donor]);
    expect(labels(true)).toEqual([...donor, ...own]);
    const [, untold] = comparison(TWO, [facts({ results }), facts()]);
    expect(untold?.rows[0]?.label).toBe("With own eggs");
  });

  test("that a third can't be compared with keep their bars, and the third has the reason", () => {
    const found = row(
      births,
      [...TWO, clinic("c")],
      [
        facts({ results: [resultRow] }),
        facts({ results: [resultRow] }),
        facts({ results: [{ ...resultRow, period_from: "2019-01-01", period_to: "2019-12-31" }] }),
      ],
    );
    expect(bars(found)).toEqual([20, 20, null]);
    expect(found.note).toMatch(/only those with a bar can be compared\. It is from different years\./);
  });

  test("without a source are samples: marked, never with a bar", () => {
    const found = row(/^With own eggs/, [clinic("a", { successRate: 65 }), clinic("b")], [facts(), facts()]);
    expect(figures(found)).toEqual(["65%", "Not published"]);
    expect(found.cells.map(({ isSample }) => isSample)).toEqual([true, false]);
    expect(bars(found)).toEqual([null, null]);
  });
});

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
    const titles = (period_to: string) => {
      const results = [{ ...resultRow, period_from: "2013-01-01", period_to }];
      return comparison(TWO, [facts({ results }), facts()]).map(({ title }) => title);
    };
    const [newer, old] = [titles("2023-12-31"), titles("2013-12-31")];
    expect(newer.slice(1, 3)).toEqual(["Results", "Prices"]);
    expect(old.slice(1, 3)).toEqual(["Prices", "Results"]);
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
