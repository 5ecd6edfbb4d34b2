import { expect, test } from "vitest";
import { EMPTY_ANSWERS, type TypedAnswers } from "./answers.ts";
import { firstQuestion } from "./firstQuestion.ts";

test.for<[string, Partial<TypedAnswers>, string]>([
  ["nobody has answered", {}, "donorEggs"],
  ["a woman is on her own", { partner: "womanAlone", eggs: "donor", treatment: "donor-eggs" }, "womanAlone"],
  ["two women ask", { partner: "twoWomen" }, "twoWomen"],
  [
    "a couple needs donor eggs",
    { partner: "marriedCouple", eggs: "donor", treatment: "donor-eggs" },
    "donorEggs",
  ],
  ["a couple isn't married", { partner: "unmarriedCouple", age: "38" }, "unmarriedCouple"],
  ["embryos are abroad", { embryos: "abroad", treatment: "frozen-tablets" }, "embryosFromAbroad"],
  ["embryos are there", { embryos: "there", treatment: "frozen-tablets" }, "storage"],
  ["only the age is known", { age: "44" }, "ageOwnEggs"],
])("where %s the law's first question fits", ([, typed, question]) => {
  const answers = { ...EMPTY_ANSWERS, ...typed };
  expect(firstQuestion((field) => answers[field])).toBe(question);
});
