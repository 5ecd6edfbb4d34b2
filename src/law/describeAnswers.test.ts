import { expect, test } from "vitest";
import { EMPTY_ANSWERS, type TypedAnswers } from "./answers.ts";
import { changeAnswers } from "./changeAnswers.ts";
import { describeAnswers } from "./describeAnswers.ts";

test.each<[Partial<TypedAnswers>, string]>([
  [{}, ""],
  [{ age: "43" }, "43"],
  [{ age: "7" }, ""],
  [{ age: "43", partner: "marriedCouple", eggs: "donor" }, "43, couple, donor eggs"],
  [{ age: "47", partner: "womanAlone", eggs: "own" }, "47, woman alone, own eggs"],
  [{ partner: "unmarriedCouple", sperm: "donor" }, "couple, donor sperm"],
  [{ partner: "twoWomen", eggs: "donor", embryos: "there" }, "two women, donor eggs, frozen embryos"],
  [{ age: "38", embryos: "abroad" }, "38, frozen embryos from abroad"],
])("%o: %s", (some, words) => {
  expect(describeAnswers(changeAnswers(EMPTY_ANSWERS, some))).toBe(words);
});
