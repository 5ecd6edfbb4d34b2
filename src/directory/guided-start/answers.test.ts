import { expect, test } from "vitest";
import { NO_ANSWERS, QUESTIONS, readAnswers, withoutAnswer, type Answers } from "./answers.ts";

const ALL: Answers = { eggs: "donor", age: "38-39", languages: ["en", "de"], from: "brno", within: 200 };

test("answers that were kept are read as they were", () => {
  expect(readAnswers(JSON.parse(JSON.stringify(ALL)))).toEqual(ALL);
});

test.for([
  null,
  7,
  "donor",
  [],
  {},
  { eggs: "theirs", age: "12", languages: "en", from: "../../etc", within: 1e9 },
  {
    eggs: ["own"],
    age: {},
    languages: [7, "EN", "<b>", null, "e\u202E"],
    from: "x".repeat(61),
    within: "200",
  },
  { eggs: "__proto__", age: "constructor", languages: { length: 9 }, from: 7, within: Number.NaN },
])("nonsense in storage counts as not answered: %j", (kept) => {
  expect(readAnswers(kept)).toEqual(NO_ANSWERS);
});

test("no more languages are read than anybody speaks", () => {
  const languages = Array.from("abcdefghij").flatMap((a) => Array.from("klmnop", (b) => a + b));
  expect(readAnswers({ languages }).languages).toHaveLength(30);
});

test("skipping every question leaves nothing of the answers", () => {
  expect(QUESTIONS.reduce(withoutAnswer, ALL)).toEqual(NO_ANSWERS);
});
