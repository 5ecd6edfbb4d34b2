import { expect, test } from "vitest";
import { dueRules } from "./due.ts";
import { COUNTRY_RULES } from "./allRules.ts";

const due = (today: string) =>
  dueRules(COUNTRY_RULES, today).map(({ country, question, why }) => [why, country.slug, question].join(" "));

test("after a fresh check only weak rules are due", () => {
  expect(due("2026-11-23")).toEqual(["weak united-kingdom storage"]);
});

test("a rule is due 90 days before it changes", () => {
  expect(due("2026-12-30")).not.toContain("ends austria storage");
  expect(due("2026-12-31")[0]).toBe("ends austria storage");
  expect(due("2027-04-01")).toContain("ends belgium donorIdentity");
});

test("every rule of a country is due a year after its check", () => {
  expect(due("2027-11-21").some((each) => each.startsWith("old"))).toBe(false);
  expect(due("2027-11-22")).toContain("old spain womanAlone");
});
