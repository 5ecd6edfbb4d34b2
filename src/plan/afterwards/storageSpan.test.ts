import { expect, test } from "vitest";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { knownRule } from "@/law/explain.ts";
import { RULE_TEXTS } from "@/law/ruleTexts.ts";
import type { LawText, Rule } from "@/law/rules.ts";
import { storageSpan } from "./storageSpan.ts";

const TEXT: LawText = { name: "An act", url: "https://law.example", asOf: null };
const ruleOf = (code: string): Rule => ({ code, text: TEXT, confidence: "H", checkedOn: "2026-11-22" });

test("every answer about storage has a length, whose years are those in its words", () => {
  for (const [code, [short]] of Object.entries(RULE_TEXTS.storage.answers)) {
    const span = storageSpan(ruleOf(code), 40);
    expect(span, code).toBeDefined();
    const [years] = /\d+(?= years)/.exec(short) ?? [];
    if (years !== undefined) expect(span?.years, code).toBe(Number(years));
    expect(span?.isExtendable, code).toBe(/longer|renewable|As long as/.test(short));
  }
});

test("what ends on a birthday depends on the age, and is not below zero", () => {
  expect(storageSpan(ruleOf("until-46"), 43)?.years).toBe(3);
  expect(storageSpan(ruleOf("until-46"), 47)?.years).toBe(0);
  expect(storageSpan(ruleOf("until-46"), null)).toBeUndefined();
});

test("no end is no number, and two years that may be prolonged are two", () => {
  expect(storageSpan(ruleOf("no-end"), 40)).toEqual({ years: null, isExtendable: false });
  expect(storageSpan(ruleOf("while-fit"), 40)).toEqual({ years: 2, isExtendable: true });
  expect(storageSpan(ruleOf("until-the-moon"), 40)).toBeUndefined();
});

test("a rule that we don't know has no length", () => {
  for (const country of COUNTRY_RULES) {
    const rule = knownRule(country, "storage");
    if (!rule) expect(storageSpan(rule, 40), country.name).toBeUndefined();
  }
});
