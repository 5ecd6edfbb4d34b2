import * as fc from "../../tests/support/properties.ts";
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

test("what was answered of frozen embryos is there again after a look at other treatments", () => {
  const answered = changeAnswers(EMPTY_ANSWERS, { eggs: "donor", embryos: "abroad" });
  const looks = [{ treatment: "own-eggs" }, { treatment: "donor-eggs" }, { age: "38" }] as const;
  const looked = looks.reduce((typed, look) => changeAnswers(typed, look), answered);
  expect(looked).toMatchObject({ eggs: "donor", embryos: "none" });
  const back = changeAnswers(readStoredAnswers(looked)!, { treatment: "frozen-natural" });
  expect(back).toMatchObject({ eggs: "donor", embryos: "abroad" });
});

test("a new answer about eggs or embryos stands, whatever was answered before", () => {
  const answered = changeAnswers(EMPTY_ANSWERS, { eggs: "donor", embryos: "abroad" });
  const own = changeAnswers(changeAnswers(answered, { treatment: "donor-eggs" }), { eggs: "own" });
  expect(changeAnswers(own, { treatment: "frozen-tablets" })).toMatchObject({ eggs: "own" });
});

test("a natural cycle stays chosen while the embryos change", () => {
  const natural = changeAnswers(EMPTY_ANSWERS, { treatment: "frozen-natural" });
  expect(natural.embryos).toBe("there");
  expect(changeAnswers(natural, { embryos: "abroad" }).treatment).toBe("frozen-natural");
});
