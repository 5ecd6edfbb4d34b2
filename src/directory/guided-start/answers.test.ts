import { expect, test } from "vitest";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { changeAnswers } from "@/law/changeAnswers.ts";
import { NO_WISHES, QUESTIONS, readWishes, SKIPPED } from "./answers.ts";

test("wishes that were kept are read as they were", () => {
  const all = { languages: ["en", "de"], country: "Czechia", within: 200 };
  expect(readWishes(JSON.parse(JSON.stringify(all)))).toEqual(all);
});

test.for([
  null,
  7,
  "donor",
  [],
  {},
  { languages: "en", within: 1e9, country: "<b>" },
  { languages: [7, "EN", "<b>", null, "e\u202E"], within: "200" },
  { languages: { length: 9 }, within: Number.NaN },
])("nonsense in storage counts as not answered: %j", (kept) => {
  expect(readWishes(kept)).toEqual(NO_WISHES);
});

test("no more languages are read than anybody speaks", () => {
  const languages = Array.from("abcdefghij").flatMap((a) => Array.from("klmnop", (b) => a + b));
  expect(readWishes({ languages }).languages).toHaveLength(30);
});

test("skipping every question leaves nothing of the answers", () => {
  let typed = changeAnswers(EMPTY_ANSWERS, {
    ...{ age: "38", partner: "twoWomen", treatment: "donor-eggs", homeCity: "brno" },
  });
  for (const question of QUESTIONS) typed = changeAnswers(typed, SKIPPED[question].typed ?? {});
  expect(typed).toEqual(EMPTY_ANSWERS);
});
