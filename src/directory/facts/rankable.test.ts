import * as fc from "../../../tests/support/properties.ts";
import { describe, expect, test } from "vitest";
import { manyAlike } from "../../../tests/support/factArbitraries.ts";
import { comparable } from "./comparable.ts";
import { parsePrice, parseRate } from "./measure.ts";
import { rankable, type FigureToRank } from "./rankable.ts";

const RATE = "live_birth/started_cycle/own/any/no/35-37/2023-01-01/2023-12-31/200/clinic/2026-11-22";
const PRICE = "ivf_cycle/cycle/EUR/-/icsi/drugs/2026-01-01/clinic/2026-11-22";

const rate = (name: string, value: number, line = RATE) => ({ name, value, basis: parseRate(line) });
const price = (name: string, value: number, line = PRICE) => ({ name, value, basis: parsePrice(line) });

const years = (from: number, to: number) =>
  RATE.replace("2023-01-01/2023-12-31", `${from}-01-01/${to}-12-31`);

const judged = (name: string, value: number, range: string) => rate(name, value, `${RATE}/${range}/?`);

interface Named extends FigureToRank {
  name: string;
}

const rangesOf = (...entries: Named[]) =>
  rankable(entries, (entry) => entry, "highest").ranked.map(({ hasRange }) => hasRange);

const levelWithFirst = (...entries: Named[]) =>
  rankable(entries, (entry) => entry, "highest").ranked.flatMap(({ entry, isLevelWithFirst }) =>
    isLevelWithFirst ? entry.name : [],
  );

function inWords(entries: Named[], best: "highest" | "lowest" = "highest") {
  const { ranked, unranked } = rankable(entries, (entry) => entry, best);
  return {
    ranked: ranked.map(({ entry, isLevel }) => `${isLevel ? "= " : ""}${entry.name}`),
    unranked: unranked.map(({ entry, reason }) => `${entry.name}: ${reason}`),
  };
}

describe("A ranking", () => {
  test("ranks two clinics with the same measure, and names the reason once one denominator differs", () => {
    const brno = rate("Brno", 20);
    expect(inWords([brno, rate("Prague", 40)])).toEqual({ ranked: ["Prague", "Brno"], unranked: [] });
    const perTransfer = rate("Prague", 40, RATE.replace("started_cycle", "transfer"));
    expect(inWords([brno, perTransfer])).toEqual({ ranked: [], unranked: ["Brno: alone", "Prague: alone"] });
    expect(inWords([brno, perTransfer, rate("Ostrava", 45)])).toEqual({
      ranked: ["Ostrava", "Brno"],
      unranked: ["Prague: denominator"],
    });
  });

  test("says where chance may explain the difference", () => {
    expect(inWords([rate("A", 40), rate("B", 37), rate("C", 20)]).ranked).toEqual(["A", "= B", "C"]);
  });

  test("sees no clear difference where a number of treatments is not published", () => {
    const silent = RATE.replace("/200/", "/?/");
    expect(inWords([rate("A", 90), rate("B", 10, silent)]).ranked).toEqual(["A", "= B"]);
  });

  test("has ranges of rates with a number of treatments, or with the publisher's own", () => {
    const silent = RATE.replace("/200/", "/?/");
    expect(rangesOf(rate("A", 40), judged("B", 30, "20-40"), rate("C", 20, silent))).toEqual([
      true,
      true,
      false,
    ]);
    expect(rangesOf(price("A", 3_000), price("B", 2_500))).toEqual([false, false]);
  });

  test("goes by a register's own ranges where it gives them, wider than ours", () => {
    expect(inWords([judged("A", 40, "33-47"), judged("B", 20, "15-26")]).ranked).toEqual(["A", "B"]);
    expect(inWords([judged("A", 40, "25-55"), judged("B", 20, "8-36")]).ranked).toEqual(["A", "= B"]);
    expect(inWords([rate("A", 40), judged("B", 20, "8-36")]).ranked).toEqual(["A", "= B"]);
  });

  test("knows who isn't clearly apart from the first, wherever it stands", () => {
    const rates = [rate("A", 60), rate("B", 57), judged("C", 30, "28-32"), judged("D", 20, "1-60")];
    expect(levelWithFirst(...rates)).toEqual(["A", "B", "D"]);
  });

  test("has nobody level with the first who is clearly apart from one that shares its place", () => {
    const kings = judged("King's", 39, "35-43");
    const lister = judged("Lister", 39, "34-45");
    const bourn = judged("Bourn Hall", 29, "25-34");
    expect(levelWithFirst(kings, lister, bourn)).toEqual(["King's", "Lister"]);
    expect(levelWithFirst(lister, kings, bourn)).toEqual(["Lister", "King's"]);
    expect(levelWithFirst(lister, bourn)).toEqual(["Lister", "Bourn Hall"]);
  });

  test("sees a clear difference whichever of two stands first, and none where ranges touch", () => {
    expect(inWords([rate("A", 20), rate("B", 60)], "lowest").ranked).toEqual(["A", "B"]);
    const touching = [judged("A", 40, "33-47"), judged("B", 26, "20-33")];
    expect(inWords(touching).ranked).toEqual(["A", "= B"]);
    expect(inWords(touching, "lowest").ranked).toEqual(["B", "= A"]);
  });

  test("names the period of one that overlaps with some of those that are ranked", () => {
    const early = rate("Early", 10, years(2020, 2021));
    const all = [early, rate("Long", 50, years(2021, 2023)), rate("Late", 30, years(2023, 2023))];
    expect(inWords([...all, rate("Later", 20, years(2022, 2023))]).unranked).toEqual(["Early: period"]);
  });

  test("ranks the lowest price first, and equal prices level", () => {
    const prices = [price("A", 3_000), price("B", 2_500), price("C", 2_500)];
    expect(inWords(prices, "lowest").ranked).toEqual(["B", "= C", "A"]);
  });

  test("keeps equal rates in the order of the list", () => {
    expect(inWords([rate("A", 30), rate("B", 30), rate("C", 30)]).ranked).toEqual(["A", "= B", "= C"]);
  });

  test("leaves out figures without a readable basis", () => {
    const odd = rate("Odd", 99, "in words that are not known here");
    expect(inWords([rate("A", 30), odd, rate("B", 20)]).unranked).toEqual(["Odd: unknown"]);
  });

  test("ranks or explains every clinic, and only compares like with like", () => {
    fc.assert(
      fc.property(manyAlike, (figures) => {
        const { ranked, unranked } = rankable(figures, (figure) => figure, "highest");
        const all = [...ranked, ...unranked].map(({ entry }) => entry);
        expect(new Set(all)).toEqual(new Set(figures));
        expect(all).toHaveLength(figures.length);
        expect(ranked).not.toHaveLength(1);
        for (const [index, { entry, isLevel }] of ranked.entries()) {
          const before = ranked[index - 1]?.entry;
          expect(entry.value).toBeLessThanOrEqual(before?.value ?? 100);
          if (before?.value === entry.value) expect(isLevel).toBe(true);
          for (const { entry: other } of ranked) expect(differenceOf(entry, other)).toBeNull();
        }
        for (const { entry, reason } of unranked) {
          if (entry.basis === null) expect(reason).toBe("unknown");
          else if (ranked.length === 0) expect(reason).toBe("alone");
          else expect(ranked.map((each) => differenceOf(entry, each.entry))).toContain(reason);
        }
      }),
    );
  });
});

function differenceOf({ basis: a }: FigureToRank, { basis: b }: FigureToRank) {
  return a && b && comparable(a, b);
}
