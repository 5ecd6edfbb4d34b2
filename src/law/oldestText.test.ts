import { expect, test } from "vitest";
import { COUNTRY_RULES } from "../../tests/support/seededLaw.ts";
import { oldestText } from "./oldestText.ts";

test("the oldest text of all rules and conditions is named", () => {
  const all = COUNTRY_RULES.flatMap(({ rules, conditions }) => [...Object.values(rules), ...conditions]);
  const years = all.flatMap((rule) => (rule?.text.asOf ? Number(rule.text.asOf.slice(0, 4)) : []));
  expect(oldestText(COUNTRY_RULES)).toBe(`${Math.min(...years)}`);
});

test("without a dated text there is no year", () => {
  expect(oldestText([])).toBeNull();
});
