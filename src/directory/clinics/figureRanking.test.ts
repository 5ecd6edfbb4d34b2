import { describe, expect, test } from "vitest";
import { exampleClinic, priceBasis, rateBasis, reviewsBasis } from "../../../tests/support/exampleClinic.ts";
import type { Basis } from "./basis.ts";
import type { Clinic } from "./clinic.ts";
import { rankByFigure as rankByBases } from "./figureRanking.ts";

const bases = new Map<string, Basis>();

const rankByFigure = (clinics: Clinic[], figure: Parameters<typeof rankByBases>[1]) =>
  rankByBases(clinics, figure, bases);

const sample = (id: string, about: Partial<Clinic>) =>
  exampleClinic({ id, name: id.toUpperCase(), ...about });

function published(id: string, about: Partial<Clinic>, basis: Basis): Clinic {
  bases.set(id, basis);
  return sample(id, { ...about, notes: basis });
}

const rate = (id: string, successRate: number, about = {}) =>
  published(id, { successRate }, { success: rateBasis(about) });

const price = (id: string, priceEuros: number) => published(id, { priceEuros }, { price: priceBasis() });

const reviews = (id: string, reviewScore: number, platform: string) =>
  published(id, { reviewScore }, { reviews: reviewsBasis({ platform }) });

function ranks(clinics: Clinic[], figure: Parameters<typeof rankByFigure>[1]): string[] {
  return rankByFigure(clinics, figure).ranked.map(({ clinic, rank }) => `${rank} ${clinic.id}`);
}

describe("A ranking by published figures", () => {
  test("has two of the same measure, the higher rate first", () => {
    const { by, ranked, unranked } = rankByFigure([rate("a", 30), rate("b", 60)], "success");
    expect(by).toBe("facts");
    expect(ranked.map(({ clinic, rank, isHollow }) => [clinic.id, rank, isHollow])).toEqual([
      ["b", 1, false],
      ["a", 2, false],
    ]);
    expect(unranked).toEqual([]);
  });

  test("has none once one of them is counted out of something else, and says so of both", () => {
    const other = rate("b", 60, { denominator: "started_cycle" });
    const { by, ranked, unranked } = rankByFigure([rate("a", 30), other], "success");
    expect({ by, ranked }).toEqual({ by: "nothing", ranked: [] });
    expect(unranked.map(({ clinic, reason }) => [clinic.id, reason])).toEqual([
      ["a", "alone"],
      ["b", "alone"],
    ]);
  });

  test("names what sets a figure apart from those that are ranked", () => {
    const other = rate("c", 90, { denominator: "started_cycle" });
    const { ranked, unranked } = rankByFigure([other, rate("a", 30), rate("b", 60)], "success");
    expect(ranked.map(({ clinic }) => clinic.id)).toEqual(["b", "a"]);
    expect(unranked).toEqual([{ clinic: other, reason: "denominator" }]);
  });

  test("has no rate of another age group, however many clinics publish one", () => {
    const ofAllAges = ["c", "d", "e"].map((id) => Object.assign(rate(id, 40), { isOfOtherAge: true }));
    const { ranked, unranked } = rankByFigure([rate("a", 3), rate("b", 2), ...ofAllAges], "success");
    expect(ranked.map(({ clinic }) => clinic.id)).toEqual(["a", "b"]);
    expect(unranked).toEqual(ofAllAges.map((clinic) => ({ clinic, reason: "ages" })));
  });

  test("has the price of a clinic whose rate is of another age group", () => {
    const ofOtherAge = { ...price("a", 3000), isOfOtherAge: true };
    expect(ranks([ofOtherAge, price("b", 2500)], "price")).toEqual(["1 b", "2 a"]);
  });

  test("has a place for a price, however few rated the clinic", () => {
    const basis = { price: priceBasis(), reviews: reviewsBasis({ count: 3 }) };
    const fewRated = [3000, 2500].map((priceEuros, id) => published(`${id}`, { priceEuros }, basis));
    const { ranked } = rankByFigure(fewRated, "price");
    expect(ranked.map(({ isPlace }) => isPlace)).toEqual([true, true]);
  });

  test("has a place after all that are above it, even those without one", () => {
    const level = [rate("a", 60, { n: "900" }), rate("b", 59, { n: "900" })];
    const { ranked } = rankByFigure([...level, rate("c", 5, { n: "900" })], "success");
    expect(ranked.map(({ rank, isPlace }) => [rank, isPlace])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  test("has a published rate of zero, last", () => {
    expect(ranks([rate("a", 0), rate("b", 30)], "success")).toEqual(["1 b", "2 a"]);
  });

  test("has no samples beside published figures", () => {
    const clinics = [rate("a", 30), rate("b", 60), sample("c", { successRate: 99 })];
    expect(ranks(clinics, "success")).toEqual(["1 b", "2 a"]);
  });

  test.for([
    [200, 200, "n of 200", false],
    [20, 20, "so few treatments", true],
    ["?", 200, "an unknown number of them", true],
  ] as const)(
    "has places only where chance hardly explains the difference: %s, %s",
    ([n, m, , isUnclear]) => {
      const clinics = [rate("a", 30, { n: String(n) }), rate("b", 60, { n: String(m) })];
      const { ranked } = rankByFigure(clinics, "success");
      expect(ranked.map((each) => each.isPlace)).toEqual([!isUnclear, !isUnclear]);
      expect(ranked.map((each) => each.isLevel)).toEqual([false, isUnclear]);
    },
  );

  test("has a place for whoever is clearly ahead, and none within the group that follows", () => {
    const many = { n: "900" };
    // The last is clearly below its neighbour, but reaches the first of the group.
    const others = [rate("b", 40, { n: "100" }), rate("c", 39, { n: "9000" }), rate("d", 33, many)];
    const { ranked } = rankByFigure([rate("a", 60, many), ...others], "success");
    expect(ranked.map(({ isPlace, isLevel }) => [isPlace, isLevel])).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, false],
    ]);
  });

  test("has no place for whoever a wide range further down reaches past its neighbour", () => {
    const clinics = [
      rate("a", 60, { n: "900" }),
      rate("b", 40, { n: "900" }),
      rate("c", 33.33, { n: "9" }),
      rate("d", 4, { n: "9000" }),
    ];
    const { ranked } = rankByFigure(clinics, "success");
    expect(ranked.map(({ isPlace }) => isPlace)).toEqual([false, false, false, true]);
  });

  test("has places for equal prices, which chance doesn't set apart", () => {
    const { ranked } = rankByFigure([price("a", 3000), price("b", 3000)], "price");
    expect(ranked.map(({ isPlace, isHollow }) => [isPlace, isHollow])).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  test("has the lowest price first, and one rank for equal prices", () => {
    expect(ranks([price("a", 3000), price("b", 2500), price("c", 2500)], "price")).toEqual([
      "1 b",
      "1 c",
      "3 a",
    ]);
  });

  test("has reviews of one platform, the best score first", () => {
    const clinics = [reviews("a", 4.1, "Google"), reviews("b", 4.9, "Google"), reviews("c", 5, "Elsewhere")];
    expect(ranks(clinics, "reviews")).toEqual(["1 b", "2 a"]);
  });

  test("doesn't rank what rests on words that it can't read", () => {
    const unreadable = published("a", { successRate: 50 }, { success: "of another version" });
    expect(rankByFigure([unreadable], "success").unranked).toEqual([
      { clinic: unreadable, reason: "unknown" },
    ]);
  });
});

describe("A ranking by samples", () => {
  const a = sample("a", { priceEuros: 3000, successRate: 50, reviewScore: 4.1, overallScore: 80 });
  const b = sample("b", { priceEuros: 2000, successRate: 70, reviewScore: 4.9, overallScore: 70 });
  const unknown = sample("unknown", {});
  const all = [unknown, a, b];

  test.for(["price", "success", "reviews"] as const)(
    "by %s has the best first, without missing figures",
    (figure) => {
      expect(ranks(all, figure)).toEqual(["1 b", "2 a"]);
      expect(rankByFigure(all, figure)).toMatchObject({ by: "samples", without: 1 });
    },
  );

  test.for(["price", "success"] as const)("by %s fills no medal, and has places", (figure) => {
    const { ranked } = rankByFigure(all, figure);
    const place = { isHollow: true, isLevel: false, isPlace: true, hasRange: false, isLevelWithFirst: false };
    expect(ranked).toMatchObject([place, place]);
  });

  test("keeps a published figure out, and says why", () => {
    const sourced = price("c", 1000);
    const { by, unranked } = rankByFigure([...all, sourced], "price");
    expect(by).toBe("samples");
    expect(unranked).toEqual([{ clinic: sourced, reason: "alone" }]);
    expect(ranks([...all, sourced], "price")).toEqual(["1 b", "2 a"]);
  });

  test("is none where nothing is known", () => {
    expect(rankByFigure([unknown], "reviews")).toEqual({
      ...{ by: "nothing", ranked: [], unranked: [] },
      without: 1,
    });
  });

  test("leaves the list it is given as it was", () => {
    const given = [a, b];
    rankByFigure(given, "price");
    expect(given).toEqual([a, b]);
  });
});

const rated = (id: string, reviewScore: number, count: number) =>
  published(id, { reviewScore }, { reviews: `HFEA/5/${count}/2026-10-01` });

test("a score has a place from twenty ratings on, counted among those that have one", () => {
  const all = [rated("a", 5, 19), rated("b", 4.5, 20), rated("c", 4.5, 300), rated("d", 4, 20)];
  const { ranked } = rankByFigure(all, "reviews");
  expect(ranked.map(({ rank, isPlace }) => isPlace && rank)).toEqual([false, 1, 1, 3]);
});

test("prices of several currencies are ranked together, in euros", () => {
  const crowns = published("c", { priceEuros: 2500 }, { price: priceBasis().replace("EUR", "CZK") });
  expect(ranks([price("a", 2900), crowns, price("b", 2400)], "price")).toEqual(["1 b", "2 c", "3 a"]);
});
