import { expect, test } from "vitest";
import { PARTNERS, type Answers } from "./answers.ts";
import { COUNTRY_RULES } from "../../tests/support/seededLaw.ts";
import { conditionsFor } from "./conditions.ts";
import type { ConditionCode } from "./texts/conditions.ts";

const COUPLE: Answers = {
  ...{ age: 36, partner: "unmarriedCouple", eggs: "own", sperm: "partner" },
  ...{ embryos: "none", knownDonor: false },
};

function codes(slug: string, changes: Partial<Answers> = {}) {
  const country = COUNTRY_RULES.find((each) => each.slug === slug)!;
  return conditionsFor(country, { ...COUPLE, ...changes }).map(({ code }) => code);
}

test("a Polish couple that isn't married declares paternity only for donor cells", () => {
  expect(codes("poland")).toEqual(["12-months-tried", "partner-consents"]);
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

const [EVERYBODY, COUPLES] = [[...PARTNERS], ["marriedCouple", "unmarriedCouple", "twoWomen"]];
const MAN_AND_WOMAN = ["marriedCouple", "unmarriedCouple"];

test.for<[ConditionCode, own: string[], donor: string[]]>([
  ["virus-tests", EVERYBODY, EVERYBODY],
  ["paternity-14-months", [], ["unmarriedCouple"]],
  ["husband-consents", ["marriedCouple", "womanAlone"], ["marriedCouple", "womanAlone"]],
  ["partner-consents", COUPLES, COUPLES],
  ["notary-unmarried-or-donor", ["unmarriedCouple", "twoWomen"], EVERYBODY],
  ["notary-embryo", [], []],
  ["other-treatment-first", MAN_AND_WOMAN, MAN_AND_WOMAN],
  ["donor-request", [], EVERYBODY],
  ["suitability", [], EVERYBODY],
  ["separation-ends", COUPLES, COUPLES],
  ["no-withdrawal", MAN_AND_WOMAN, MAN_AND_WOMAN],
])("%s concerns nobody but those of whom the law says it", ([code, own, donor]) => {
  const [country] = COUNTRY_RULES;
  const rule = COUNTRY_RULES.flatMap(({ conditions }) => conditions)[0]!;
  const law = { ...country!, conditions: [{ ...rule, code }] };
  const concerned = (changes: Partial<Answers>) =>
    PARTNERS.filter((partner) => conditionsFor(law, { ...COUPLE, ...changes, partner }).length > 0);
  expect(concerned({})).toEqual(own);
  expect(concerned({ eggs: "donor" })).toEqual(donor);
  expect(concerned({ sperm: "donor" })).toEqual(donor);
});
