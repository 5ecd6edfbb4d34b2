import { expect, test } from "vitest";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { NO_WISHES } from "./answers.ts";
import { resultsAdvice } from "./answerText.ts";

const advice = (typed: Partial<TypedAnswers>) =>
  resultsAdvice({ ...NO_WISHES, typed: { ...EMPTY_ANSWERS, ...typed } });

test("the age changes only which results to look at, never a limit; without one nothing is said", () => {
  expect(advice({})).toBeNull();
  expect(advice({ age: "7" })).toBeNull();
  expect(advice({ age: "43" })).toMatch(/^Look at results for women of 43\. .* ask each one\.$/);
  expect(advice({ age: "43", eggs: "donor" })).toMatch(/not at those for your own age\./);
  expect(advice({ age: "43", treatment: "frozen-tablets" })).toMatch(/age at which the eggs were collected/);
});
