import { expect, test } from "vitest";
import { AGES, NO_ANSWERS, QUESTIONS, type Answers } from "./answers.ts";
import { answerText, resultsAdvice } from "./answerText.ts";

const CITIES = [{ slug: "lodz", name: "Łódź", east: 19.46, north: 51.76 }];
const ALL: Answers = {
  eggs: "donor",
  age: "38-39",
  languages: ["en", "de", "cs"],
  from: "lodz",
  within: 200,
};

test("what was answered is said back, and what was skipped too", () => {
  expect(QUESTIONS.map((question) => answerText(ALL, question, CITIES))).toEqual([
    "A donor's",
    "38 or 39",
    "English, German or Czech",
    "Up to 200 km from Łódź",
  ]);
  for (const question of QUESTIONS) expect(answerText(NO_ANSWERS, question, CITIES)).toBe("Skipped");
  expect(answerText({ ...ALL, within: null }, "distance", CITIES)).toBe("Skipped");
});

test("an age names the results to look at, never a limit; without one nothing is said", () => {
  expect(resultsAdvice(NO_ANSWERS)).toBeNull();
  for (const age of AGES) {
    expect(resultsAdvice({ ...NO_ANSWERS, age })).toMatch(/^Look at results for women .* ask each clinic\.$/);
    expect(resultsAdvice({ ...NO_ANSWERS, age, eggs: "donor" })).toMatch(/not at those for your own age\./);
  }
});
