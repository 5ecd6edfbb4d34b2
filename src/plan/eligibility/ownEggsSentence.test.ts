import { expect, it, test } from "vitest";
import { ownEggsSentence } from "./ownEggsSentence.ts";

const OWN = { eggs: "own", embryos: "none" } as const;

test.each([
  [43, /^Births from a woman’s own eggs are rare at 43 and 44, .*\.$/],
  [44, /rare at 43 and 44/],
  [45, /^Births from a woman’s own eggs are very rare from 45 on, .*\.$/],
  [47, /very rare from 45 on/],
])("at %i it says in one sentence that births with own eggs are rare", (age, words) => {
  expect(ownEggsSentence({ ...OWN, age })).toMatch(words);
});

it("says nothing below 43, with a donor's eggs, or with embryos that were made earlier", () => {
  expect(ownEggsSentence({ ...OWN, age: 42 })).toBeNull();
  expect(ownEggsSentence({ ...OWN, age: 47, eggs: "donor" })).toBeNull();
  expect(ownEggsSentence({ ...OWN, age: 47, embryos: "there" })).toBeNull();
});
