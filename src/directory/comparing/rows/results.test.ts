import { describe, expect, test } from "vitest";
import { bars, clinic, facts, figures, row, TWO } from "../../../../tests/support/comparedRows.ts";
import { resultRow } from "../../../../tests/support/exampleFacts.ts";
import { comparison } from "./comparison.ts";

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

  test("leave out who seems to count only treatments that reached a transfer, and say so", () => {
    const perCycle = { ...resultRow, embryos: "fresh", n: 120 };
    const perTransfer = { ...perCycle, id: "transfer", denominator: "transfer" };
    const of = [
      facts({ results: [perCycle, perTransfer] }),
      facts({ results: [{ ...perCycle, n: 150 }, perTransfer] }),
    ];
    const found = row(births, TWO, of);
    expect(found.cells.map(({ figure, missing }) => figure ?? missing)).toEqual([
      "Left out: only treatments that reached a transfer seem to be counted",
      "20%",
    ]);
    expect(bars(row(/^Live births per embryo transfer/, TWO, of))).toEqual([20, 20]);
    expect(figures(row(/^With own eggs/, TWO, of))).toEqual(["Published: 2 results", "Published: 2 results"]);
  });

  test("with own eggs don't follow the age of somebody with a donor's", () => {
    const all = { ...resultRow, id: "all", age_from: null, age_to: null, percentage: 27 };
    const theirs = { ...resultRow, id: "theirs", age_from: 40, age_to: 42, percentage: 11 };
    const visitor = { band: { ageFrom: 40, ageTo: 42 }, age: 41 };
    const rate = (donorEggs: boolean) =>
      figures(row(births, TWO, [facts({ results: [all, theirs] }), facts()], visitor, donorEggs))[0];
    expect(rate(false)).toBe("11%");
    expect(rate(true)).toBe("27%");
  });

  test("with donor eggs don't follow the age of somebody with her own, and have no note of it", () => {
    const all = { ...resultRow, id: "all", eggs: "donor", age_from: null, age_to: null, percentage: 51 };
    const older = { ...all, id: "older", age_from: 40, age_to: 42, percentage: 45 };
    const visitor = { band: { ageFrom: 40, ageTo: 42 }, age: 41 };
    const found = (donorEggs: boolean, ...results: (typeof all | typeof older)[]) =>
      row(births, TWO, [facts({ results }), facts()], visitor, donorEggs);
    expect(figures(found(false, all, older))[0]).toBe("51%");
    expect(figures(found(true, all, older))[0]).toBe("45%");
    expect(found(false, all).note).toBeNull();
    expect(found(true, all).note).toMatch(/^This is of all ages, not of your age group alone\./);
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
    expect(labels(true).slice(0, donor.length + 1)).toEqual([...donor, "With own eggs"]);
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
