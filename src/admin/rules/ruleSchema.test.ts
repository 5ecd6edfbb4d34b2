import { expect, test } from "vitest";
import { GOOD_RULE, RULES_TO_REFUSE, RULES_TO_TAKE } from "../../../tests/support/ruleCases.ts";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { QUESTIONS } from "@/law/ruleTexts.ts";
import { EMPTY_RULE } from "./ruleForm.ts";
import { ruleSchema } from "./ruleSchema.ts";
import { answersTo, CONDITION, sentenceOf } from "./storedRule.ts";

const read = (row: object) => {
  const texts = Object.entries(row).map(([field, value]) => [field, value ?? ""]);
  return ruleSchema("afterStorage", Date.now()).safeParse({ ...EMPTY_RULE, ...Object.fromEntries(texts) });
};

test.for(RULES_TO_TAKE)("the form takes %s, and stores it as it was", ([, change]) => {
  const row = { ...GOOD_RULE, ...change };
  expect(read(row)).toEqual({ success: true, data: row });
});

test.for(RULES_TO_REFUSE)("%s: the form refuses %j, with a message at the field", ([, change]) => {
  const { success, error } = read({ ...GOOD_RULE, ...change });
  expect(success).toBe(false);
  for (const { path, message } of error?.issues ?? []) {
    expect(Object.keys(change)).toContain(path[0]);
    expect(message).toMatch(/^[A-Z].*\.$/);
  }
});

test("an address is stored as browsers write it, and the others lose the spaces around them", () => {
  const typed = {
    ...GOOD_RULE,
    source_url: " law.example/vævsloven ",
    source_name: " An act ",
    as_of: " 2015 ",
  };
  expect(read(typed)).toMatchObject({
    data: { source_url: "https://law.example/v%C3%A6vsloven", source_name: "An act", as_of: "2015" },
  });
});

test("the answers to choose from differ in words, and each says what visitors read", () => {
  for (const asked of [...QUESTIONS, CONDITION] as const) {
    const answers = answersTo(asked);
    expect(new Set(answers.map(([, label]) => label)).size, asked).toBe(answers.length);
    for (const [code] of answers) expect(sentenceOf(asked, code), `${asked} ${code}`).toMatch(/^[A-Z].*\.$/);
    expect(sentenceOf(asked, "constructor")).toBeUndefined();
  }
});

test("everything that the seed says could be entered in the form", () => {
  for (const { rules, conditions } of COUNTRY_RULES)
    for (const rule of [...Object.values(rules), ...conditions]) {
      if (rule === null) continue;
      const { text, article, confidence, watchUntil, checkedOn } = rule;
      const row = { source_name: text.name, source_url: text.url, as_of: text.asOf, article, confidence };
      const form = { ...GOOD_RULE, ...row, watch_until: watchUntil, checked_on: checkedOn };
      expect(read(form).error?.issues, text.name).toBeUndefined();
    }
});
