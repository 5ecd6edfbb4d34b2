import * as fc from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { prices, rates, reviews } from "../../../tests/support/factArbitraries.ts";
import { parsePrice, parseRate, parseReviews, type PriceBasis } from "./measure.ts";
import { rateLine } from "./rateLine.ts";

const NOVUM = "clinical_pregnancy/transfer/own/any/?/all/2004-01-01/2013-12-31/?/clinic/2026-11-22";
const REPROFIT =
  "ivf_cycle/cycle/EUR/-/blastocyst+consultation+icsi/anaesthesia+freezing/2026-01-01/third_party/2026-09-13";

test("codes may be cut as far as they stay clear, and days to the year that they begin or end", () => {
  expect(parseRate("c/t/o/a/?/all/2004/2013/?/c/2026-11-22")).toEqual(parseRate(NOVUM));
  expect(parsePrice("v/c/EUR/-/b+c+i/a+f/2026/t/2026-09-13")).toEqual(parsePrice(REPROFIT));
});

const list = (codes: readonly string[]) => codes.join("+") || "-";

function priceLine(price: PriceBasis): string {
  const { item, per, currency, group, includes, excludes, listDate, publishedBy, checkedOn } = price;
  return [
    ...[item, per, currency, group ?? "-", list(includes), list(excludes)],
    ...[listDate ?? "-", publishedBy, checkedOn],
  ].join("/");
}

test("a clinic's claim is read with everything it doesn't say", () => {
  expect(parseRate(NOVUM)).toEqual({
    kind: "rate",
    outcome: "clinical_pregnancy",
    denominator: "transfer",
    eggs: "own",
    embryos: "any",
    tested: null,
    ageFrom: null,
    ageTo: null,
    periodFrom: "2004-01-01",
    periodTo: "2013-12-31",
    n: null,
    range: null,
    verdict: null,
    publishedBy: "clinic",
    checkedOn: "2026-11-22",
  });
});

test("a register's own range and verdict are read where it gives them", () => {
  const line = "l/e/own/any/no/-37/2023/2023/692/r/2026-09-13";
  const judged = (rest: string) => {
    const rate = parseRate(line + rest);
    return rate && [rate.denominator, rate.range, rate.verdict];
  };
  expect(judged("/34-45/a")).toEqual(["embryo", { lowest: 34, highest: 45 }, "above"]);
  expect(judged("/?/consistent")).toEqual(["embryo", null, "consistent"]);
  expect(judged("/33.5-51/?")).toEqual(["embryo", { lowest: 33.5, highest: 51 }, null]);
  expect(judged("")).toEqual(["embryo", null, null]);
  for (const odd of ["/34", "/34-45/best", "/34/a", "/34-45/a/more"]) expect(judged(odd), odd).toBeNull();
});

test("a price is read with what it includes and what it leaves out", () => {
  expect(parsePrice(REPROFIT)).toEqual({
    kind: "price",
    item: "ivf_cycle",
    per: "cycle",
    currency: "EUR",
    group: null,
    includes: ["blastocyst", "consultation", "icsi"],
    excludes: ["anaesthesia", "freezing"],
    listDate: "2026-01-01",
    publishedBy: "third_party",
    checkedOn: "2026-09-13",
  });
});

test("a review score is read with its platform, scale and count", () => {
  expect(parseReviews("Google/5/312/2026-11-22")).toEqual({
    kind: "reviews",
    platform: "Google",
    scale: 5,
    count: 312,
    checkedOn: "2026-11-22",
  });
});

test("a platform with a slash or a percent sign in its name is read as it is", () => {
  expect(parseReviews("A%2FB 100%25/10/1/2026-11-22")?.platform).toBe("A/B 100%");
});

test("whatever a figure rests on, its line says all of it", () => {
  fc.assert(
    fc.property(rates, (rate) => {
      expect(parseRate(rateLine(rate))).toEqual(rate);
    }),
  );
  fc.assert(
    fc.property(prices, (price) => {
      expect(parsePrice(priceLine(price))).toEqual(price);
    }),
  );
  fc.assert(
    fc.property(reviews, (review) => {
      const { platform, scale, count, checkedOn } = review;
      expect(parseReviews(`${platform}/${scale}/${count}/${checkedOn}`)).toEqual(review);
    }),
  );
});

test("an unreadable line is no basis, and nothing breaks", () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      expect([parseRate(line), parsePrice(line), parseReviews(line)]).toEqual([null, null, null]);
    }),
  );
});

test.for([
  ["another outcome", NOVUM.replace("clinical_pregnancy", "happiness")],
  ["a turned age band without ages", NOVUM.replace("/all/", "/-/")],
  ["a count that is no number", NOVUM.replace("/?/clinic", "/many/clinic")],
  ["a day that is none", NOVUM.replace("2013-12-31", "2013-12")],
  ["an outcome cut too short", NOVUM.replace("clinical_pregnancy", "")],
  ["embryos cut until two could be meant", NOVUM.replace("/any/", "/fr/")],
  ["one part more", `${NOVUM}/more`],
  ["one part less", NOVUM.slice(0, NOVUM.lastIndexOf("/"))],
])("a rate with %s is not understood", ([, line = ""]) => {
  expect(parseRate(line)).toBeNull();
});

test.for([
  ["another item", REPROFIT.replace("ivf_cycle", "holiday")],
  ["other patients", REPROFIT.replace("EUR/-", "EUR/friends")],
  ["no currency", REPROFIT.replace("EUR", "")],
  ["a list date that is none", REPROFIT.replace("2026-01-01", "January")],
  ["one part more", `${REPROFIT}/more`],
])("a price with %s is not understood", ([, line = ""]) => {
  expect(parsePrice(line)).toBeNull();
});
