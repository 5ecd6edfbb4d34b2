import { expect, test } from "vitest";
import { COUNTRY_RULES } from "./allRules.ts";
import { explain, knownRule } from "./explain.ts";
import { ruleSign } from "./ruleSign.ts";
import type { Question } from "./ruleTexts.ts";

const ASKED = ["unmarriedCouple", "womanAlone", "twoWomen", "donorEggs", "donorSperm"] satisfies Question[];

test("a mark never says other than the words beside it", () => {
  for (const country of COUNTRY_RULES)
    for (const question of ASKED) {
      const rule = knownRule(country, question);
      const { short } = explain(question, rule);
      const expected = short.startsWith("Yes") ? "✓" : short === "No" ? "✗" : "?";
      expect([country.name, question, ruleSign(question, rule)]).toEqual([country.name, question, expected]);
    }
});

test("an age has no mark", () => {
  for (const country of COUNTRY_RULES)
    expect(ruleSign("ageOwnEggs", knownRule(country, "ageOwnEggs"))).toBeNull();
});
