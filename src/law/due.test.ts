import { expect, test } from "vitest";
import { dueRules } from "./due.ts";
import { COUNTRY_RULES } from "../../tests/support/seededLaw.ts";

const due = (today: string, countries = COUNTRY_RULES) =>
  dueRules(countries, today).map(({ country, question, why }) => [why, country.slug, question].join(" "));

const WITH_A_WEAK_ONE = COUNTRY_RULES.map((country) => {
  const storage = { ...country.rules.storage!, confidence: "L" as const };
  return country.slug === "united-kingdom" ? { ...country, rules: { ...country.rules, storage } } : country;
});

test("after a fresh check only weak rules are due, and the first content has none", () => {
  expect(due("2026-11-23")).toEqual([]);
  expect(due("2026-11-23", WITH_A_WEAK_ONE)).toEqual(["weak united-kingdom storage"]);
});

test("a rule is due 90 days before it changes", () => {
  expect(due("2027-03-31")).not.toContain("ends belgium donorIdentity");
  expect(due("2027-04-01")[0]).toBe("ends belgium donorIdentity");
});

test("every rule of a country is due a year after its check", () => {
  expect(due("2027-11-21").some((each) => each.startsWith("old"))).toBe(false);
  expect(due("2027-11-22")).toContain("old spain womanAlone");
});

test("a rule that was read later than its country's check stays fresh as long", () => {
  const spain = COUNTRY_RULES.find(({ slug }) => slug === "spain")!;
  const rule = { ...spain.rules.womanAlone!, checkedOn: "2027-06-01" };
  const read = { ...spain, rules: { ...spain.rules, womanAlone: rule } };
  const old = dueRules([read], "2027-11-22").map(({ question }) => question);
  expect(old).toContain("twoWomen");
  expect(old).not.toContain("womanAlone");
  expect(dueRules([read], "2028-06-01").map(({ question }) => question)).toContain("womanAlone");
});

test("a rule that was read before its country's check is as fresh as that", () => {
  const spain = COUNTRY_RULES.find(({ slug }) => slug === "spain")!;
  const rule = { ...spain.rules.womanAlone!, checkedOn: "2020-01-01" };
  const read = { ...spain, rules: { ...spain.rules, womanAlone: rule } };
  expect(dueRules([read], "2027-11-21").map(({ question }) => question)).not.toContain("womanAlone");
});

const isBritish = ({ slug }: { slug: string }) => slug === "united-kingdom";

test("what ends soon comes before what is old, and that before what is weak", () => {
  const readLately = { ...WITH_A_WEAK_ONE.find(isBritish)!, checkedOn: "2027-12-01" };
  const others = COUNTRY_RULES.filter((country) => !isBritish(country));
  const whys = due("2027-12-31", [readLately, ...others]).map((each) => each.split(" ")[0]);
  expect([...new Set(whys)]).toEqual(["ends", "old", "weak"]);
  expect(whys).toEqual(["ends", "old", "weak"].flatMap((why) => whys.filter((each) => each === why)));
});
