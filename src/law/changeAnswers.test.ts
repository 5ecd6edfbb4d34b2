import * as fc from "fast-check";
import { expect, test } from "vitest";
import { EGGS, EMBRYOS, EMPTY_ANSWERS, readStoredAnswers } from "./answers.ts";
import { changeAnswers } from "./changeAnswers.ts";
import { TREATMENT_IDS } from "./treatments.ts";

test("the treatment always fits the eggs and embryos, in whatever order they are answered", () => {
  const change = fc.oneof(
    fc.record({ eggs: fc.constantFrom(...EGGS) }),
    fc.record({ embryos: fc.constantFrom(...EMBRYOS) }),
    fc.record({ treatment: fc.constantFrom(...TREATMENT_IDS) }),
  );
  fc.assert(
    fc.property(fc.array(change, { minLength: 1 }), (changes) => {
      const typed = changes.reduce(changeAnswers, EMPTY_ANSWERS);
      expect(readStoredAnswers(typed)).toEqual(typed);
      expect(typed).toMatchObject(changes.at(-1)!);
    }),
  );
});

test("whose eggs are used counts as unanswered until a page asks", () => {
  expect(changeAnswers(EMPTY_ANSWERS, { age: "43" }).treatment).toBe("");
  expect(changeAnswers(EMPTY_ANSWERS, { eggs: "own" }).treatment).toBe("own-eggs");
});

test("a natural cycle stays chosen while the embryos change", () => {
  const natural = changeAnswers(EMPTY_ANSWERS, { treatment: "frozen-natural" });
  expect(natural.embryos).toBe("there");
  expect(changeAnswers(natural, { embryos: "abroad" }).treatment).toBe("frozen-natural");
});
