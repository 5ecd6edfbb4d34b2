import { array, assert, constantFrom, property } from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { textDifference } from "./textDifference.ts";

const LONG = "one two three four five six seven eight nine ten eleven twelve";

test("what is the same at both ends is cut to a few words, and the middle shows in full", () => {
  expect(textDifference(`${LONG} old word ${LONG}`, `${LONG} new ${LONG}`)).toEqual({
    before: {
      start: "…five six seven eight nine ten eleven twelve ",
      middle: "old word",
      end: " one two three four five six seven eight…",
    },
    after: {
      start: "…five six seven eight nine ten eleven twelve ",
      middle: "new",
      end: " one two three four five six seven eight…",
    },
  });
});

test.for([
  ["a word is added at the end", "Eggs", "Eggs and sperm", "", " and sperm"],
  ["a word goes at the start", "Old eggs", "eggs", "Old ", ""],
  ["an emoji changes", "Hello 👶", "Hello 👴", "👶", "👴"],
  ["everything changes", "a b", "c d", "a b", "c d"],
  ["nothing changes", "a b", "a b", "", ""],
] as const)("%s", ([, before, after, gone, come]) => {
  const parts = textDifference(before, after);
  expect([parts.before.middle, parts.after.middle]).toEqual([gone, come]);
});

test("the parts of short texts are the whole text, whatever it is", () => {
  const text = array(constantFrom("a", "b", " ", "\n", "👶"), { maxLength: 12 }).map((p) => p.join(""));
  assert(
    property(text, text, (before, after) => {
      const parts = textDifference(before, after);
      for (const [whole, { start, middle, end }] of [
        [before, parts.before],
        [after, parts.after],
      ] as const) {
        expect(start + middle + end).toBe(whole);
      }
    }),
  );
});
