import { expect, test } from "vitest";
import { COUNTRY_RULES } from "../../tests/support/seededLaw.ts";
import { explain, knownRule } from "./explain.ts";
import { ruleSign } from "./ruleSign.ts";
import { QUESTIONS, type Question } from "./ruleTexts.ts";

const ASKED = ["unmarriedCouple", "womanAlone", "twoWomen", "donorEggs", "donorSperm"] satisfies Question[];
const UNMARKED: Question[] = ["ageOwnEggs", "storage", "sexChoice", "embryosFromAbroad", "afterDeath"];

test("a mark never contradicts the words beside it", () => {
  for (const country of COUNTRY_RULES)
    for (const question of ASKED) {
      const rule = knownRule(country, question);
      const { short } = explain(question, rule);
      const expected = short.startsWith("Yes") ? "✓" : short === "No" ? "✗" : "?";
      expect([country.name, question, ruleSign(question, rule)]).toEqual([country.name, question, expected]);
    }
});

test("no question's mark contradicts a yes or a no", () => {
  for (const country of COUNTRY_RULES)
    for (const question of QUESTIONS) {
      const rule = knownRule(country, question);
      const { short } = explain(question, rule);
      const sign = ruleSign(question, rule);
      if (sign !== null && /^(Yes|No)\b(?!t)/.test(short) && rule?.code !== "one-as-single") {
        if (rule)
          expect([country.name, question, sign]).toEqual([
            country.name,
            question,
            short.startsWith("Yes") ? "✓" : short === "No" ? "✗" : "?",
          ]);
      }
    }
});

test("an age, and what says when or how, has no mark", () => {
  for (const country of COUNTRY_RULES)
    for (const question of UNMARKED) expect(ruleSign(question, knownRule(country, question))).toBeNull();
});
