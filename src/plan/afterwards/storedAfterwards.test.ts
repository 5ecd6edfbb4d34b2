import * as fc from "../../../tests/support/properties.ts";
import { describe, expect, it, test } from "vitest";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { completeAnswers, EMPTY_ANSWERS } from "@/law/answers.ts";
import { mayBeTreated } from "@/law/eligibility.ts";
import { COUNTRY_SLUGS } from "@/law/lawPages.ts";
import { afterwardsFrom, countriesToShow, NOTHING_AFTERWARDS, withToggled } from "./storedAfterwards.ts";
import { TAKE_HOME, TAKE_HOME_IDS } from "./takeHome.ts";

describe("what was kept of the time after treatment", () => {
  it("is read back whole", () => {
    const kept = { countries: fc.option(fc.subarray(COUNTRY_SLUGS)), ticked: fc.subarray(TAKE_HOME_IDS) };
    fc.assert(
      fc.property(fc.record(kept), (value) => {
        expect(afterwardsFrom(JSON.parse(JSON.stringify(value)))).toEqual(value);
      }),
    );
  });

  it.each([
    null,
    "x",
    [],
    {},
    { countries: null },
    { countries: ["atlantis"], ticked: [] },
    { countries: ["poland", "poland"], ticked: [] },
    { countries: null, ticked: ["constructor"] },
    { countries: null, ticked: [["drugs"]] },
    { countries: "poland", ticked: [] },
    { countries: null, ticked: Array.from({ length: 1_000 }, () => "drugs") },
  ])("counts as nothing when it is %j", (kept) => {
    expect(afterwardsFrom(kept)).toBeNull();
  });
});

test("the countries follow the answers, never to a no, until somebody chooses", () => {
  const answers = completeAnswers({ ...EMPTY_ANSWERS, age: "44", partner: "twoWomen" });
  const shown = countriesToShow(COUNTRY_RULES, NOTHING_AFTERWARDS, answers);
  for (const country of COUNTRY_RULES) {
    const isNo = answers !== null && mayBeTreated(country, answers).verdict === "forbidden";
    expect(shown.includes(country.slug)).toBe(!isNo);
  }
  expect(countriesToShow(COUNTRY_RULES, { countries: ["poland"], ticked: [] }, answers)).toEqual(["poland"]);
  expect(countriesToShow(COUNTRY_RULES, NOTHING_AFTERWARDS, null)).toEqual([]);
});

test("a country where somebody is past the usual age isn't among those that may treat", () => {
  const answers = completeAnswers({ ...EMPTY_ANSWERS, age: "51", partner: "marriedCouple" });
  const shown = countriesToShow(COUNTRY_RULES, NOTHING_AFTERWARDS, answers);
  expect(shown).toContain("united-kingdom");
  for (const early of ["germany", "spain", "sweden"]) expect(shown).not.toContain(early);
});

test("ticks stand in the order of the list, whatever the order they came in", () => {
  const ticked = withToggled(TAKE_HOME_IDS, ["invoices"], "drugs", true);
  expect(ticked).toEqual(["drugs", "invoices"]);
  expect(withToggled(TAKE_HOME_IDS, ticked, "invoices", false)).toEqual(["drugs"]);
});

test("everything to take home says why, under an id of its own", () => {
  expect(new Set(TAKE_HOME_IDS).size).toBe(TAKE_HOME_IDS.length);
  for (const { what, why } of TAKE_HOME.flatMap(
    ({ items }): readonly { what: string; why: string }[] => items,
  )) {
    expect(what).toMatch(/^[A-Z].*[^.]$/);
    expect(why).toMatch(/^[A-Z].*\.$/);
  }
});
