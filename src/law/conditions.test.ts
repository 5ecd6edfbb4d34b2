import { expect, test } from "vitest";
import type { Answers } from "./answers.ts";
import { COUNTRY_RULES } from "../../tests/support/seededLaw.ts";
import { conditionsFor } from "./conditions.ts";

const COUPLE: Answers = {
  ...{ age: 36, partner: "unmarriedCouple", eggs: "own", sperm: "partner" },
  ...{ embryos: "none", knownDonor: false },
};

function codes(slug: string, changes: Partial<Answers> = {}) {
  const country = COUNTRY_RULES.find((each) => each.slug === slug)!;
  return conditionsFor(country, { ...COUPLE, ...changes }).map(({ code }) => code);
}

test("a Polish couple that isn't married declares paternity only for donor cells", () => {
  expect(codes("poland")).toEqual(["12-months-tried"]);
  expect(codes("poland", { eggs: "donor" })).toContain("paternity-14-months");
  expect(codes("poland", { eggs: "donor", partner: "marriedCouple" })).not.toContain("paternity-14-months");
});

test("in Austria unmarried couples and those who need donor cells see a notary", () => {
  expect(codes("austria", { partner: "marriedCouple" })).not.toContain("notary-unmarried-or-donor");
  expect(codes("austria", { partner: "marriedCouple", sperm: "donor" })).toContain(
    "notary-unmarried-or-donor",
  );
  expect(codes("austria")).toContain("notary-unmarried-or-donor");
});

test("conditions for couples don't apply to a woman on her own", () => {
  const alone = { partner: "womanAlone", sperm: "donor" } as const;
  expect(codes("france", alone)).toEqual([]);
  expect(codes("sweden", alone)).toEqual(["suitability"]);
});
