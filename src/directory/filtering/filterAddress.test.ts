import * as fc from "../../../tests/support/properties.ts";
import { describe, expect, test } from "vitest";
import { truncateSearch } from "@/ui/fold.ts";
import { hasFilters } from "./filterKeys.ts";
import { mergeFilters, readFilters, writeFilters } from "./filterAddress.ts";
import {
  FILTERS,
  isSet,
  LISTS,
  NO_FILTERS,
  SORTS,
  SWITCHES,
  TREATMENTS,
  type ListFilters,
  type Switch,
} from "./listFilters.ts";
import { slugOf } from "./slug.ts";

const slug = fc
  .string({ unit: "grapheme", maxLength: 120 })
  .map(slugOf)
  .filter((place) => place !== "");
const someSwitches = Object.fromEntries(SWITCHES.map((key) => [key, fc.boolean()]));
const someFilters: fc.Arbitrary<ListFilters> = fc.record({
  search: fc.string({ unit: "grapheme", maxLength: 200 }).map(truncateSearch),
  countries: fc.uniqueArray(slug, { maxLength: 5 }),
  cities: fc.uniqueArray(slug, { maxLength: 5 }),
  treatments: fc.uniqueArray(fc.constantFrom(...TREATMENTS)),
  spoken: fc.uniqueArray(fc.stringMatching(/^[a-z]{2}$/), { maxLength: 5 }),
  languages: fc.uniqueArray(fc.stringMatching(/^[a-z]{2}$/), { maxLength: 5 }),
  maxPrice: fc.option(fc.integer({ min: 1, max: 100_000 })),
  ...(someSwitches as Record<Switch, fc.Arbitrary<boolean>>),
  sort: fc.constantFrom(...SORTS),
});

const inOrder = (from: string[], to: string[]) => [
  ...from.filter((value) => to.includes(value)),
  ...to.filter((value) => !from.includes(value)),
];

const read = (address: string) => readFilters(new URLSearchParams(address));

describe("What is looked for, in the address", () => {
  test("is read back as it was written, whatever stood there before", () => {
    fc.assert(
      fc.property(someFilters, fc.string(), (listFilters, before) => {
        const written = writeFilters(listFilters, new URLSearchParams(before)).toString();
        expect(readFilters(new URLSearchParams(written))).toEqual(listFilters);
      }),
    );
  });

  test("folds home's introduction with each filter, and not with a search or an order alone", () => {
    fc.assert(
      fc.property(someFilters, (listFilters) => {
        const written = `?${writeFilters(listFilters)}`;
        expect(hasFilters(written)).toBe(FILTERS.some((filter) => isSet(listFilters, filter)));
      }),
    );
  });

  test.for(SWITCHES)("folds home's introduction with %s alone", (key) => {
    expect(hasFilters(`?${writeFilters({ ...NO_FILTERS, [key]: true })}`)).toBe(true);
  });

  test.for(["country=", "maxPrice=0", "maxPrice=", "sourced=0", "xcountry=cz"])(
    "folds nothing with %s, which filters nothing",
    (query) => {
      expect(FILTERS.some((filter) => isSet(readFilters(new URLSearchParams(query)), filter))).toBe(false);
      expect(hasFilters(`?${query}`)).toBe(false);
    },
  );

  test("leaves keys that are not ours as they were", () => {
    const params = writeFilters(
      { ...NO_FILTERS, sourced: true },
      new URLSearchParams("utm=a&city=brno&utm=b"),
    );
    expect(params.toString()).toBe("utm=a&utm=b&sourced=1");
  });

  test("changes only where somebody changed it", () => {
    fc.assert(
      fc.property(someFilters, someFilters, someFilters, fc.string(), (now, from, to, before) => {
        const params = writeFilters(now, new URLSearchParams(before));
        expect(readFilters(mergeFilters(params, from, from))).toEqual(now);
        expect(readFilters(mergeFilters(writeFilters(from), from, to))).toEqual({
          ...to,
          ...Object.fromEntries(LISTS.map((filter) => [filter, inOrder(from[filter], to[filter])])),
        });
      }),
    );
    const drawn = read("city=brno&city=prague&sort=price");
    const now = new URLSearchParams("city=brno&city=prague&city=warsaw&maxPrice=3000&sort=price&utm=a");
    const without = { ...drawn, cities: ["prague"], sort: "votes" as const };
    expect(mergeFilters(now, drawn, without).toString()).toBe(
      "utm=a&city=prague&city=warsaw&maxPrice=3000&sort=votes",
    );
  });

  test("has bounds: a price of a hundred thousand, and five hundred letters of a place", () => {
    expect(read("maxPrice=100000").maxPrice).toBe(100_000);
    expect(read("maxPrice=100001").maxPrice).toBeNull();
    const [longest, longer] = ["a".repeat(500), "a".repeat(501)];
    expect(read(`city=${longest}&city=${longer}`).cities).toEqual([longest]);
  });

  test("is empty where everything is shown", () => {
    expect(writeFilters(NO_FILTERS).toString()).toBe("");
    expect(read("")).toEqual(NO_FILTERS);
  });

  test("holds several values of a filter", () => {
    expect(read("city=brno&city=prague&city=brno&treatment=icsi&language=de").cities).toEqual([
      "brno",
      "prague",
    ]);
  });

  test.for([
    "city=%00",
    "city=../..",
    "city=",
    "city=%F0%9F%91%B6",
    `city=${"brno".repeat(200)}`,
    "treatment=magic",
    "language=german",
    "maxPrice=-1",
    "maxPrice=1e3",
    "maxPrice=0",
    "maxPrice=999999",
    "maxPrice=3000.5",
    "sourced=yes",
    "sort=luck",
    "sort=constructor",
    "=&&==",
  ])("%s is broken, and counts as not there", (address) => {
    expect(read(address)).toEqual(NO_FILTERS);
  });

  test("a place may be written as it is said", () => {
    const { countries, cities } = read("country=Czechia&city=Karlovy%20Vary&city=karlovy-vary&city=-brno");
    expect({ countries, cities }).toEqual({ countries: ["czechia"], cities: ["karlovy-vary", "brno"] });
  });

  test("a thousand values are cut", () => {
    const many = Array.from({ length: 1_000 }, (_, number) => `city=c${number}`).join("&");
    expect(read(many).cities).toHaveLength(100);
  });
});
