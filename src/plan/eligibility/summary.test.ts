import { expect, test } from "vitest";
import { summaryOf } from "./summary.ts";

test("countries where somebody is past the usual age don't count as options, and are named separately", () => {
  expect(summaryOf({ allowed: 0, "not-forbidden": 5, unknown: 0, forbidden: 8 }, 2)).toBe(
    "3 countries may treat you: no rule forbids it, and clinics decide. In 2 countries no rule forbids it, but the clinics we know of, or guidance on treatment, stop at a younger age. The law says no in 8 countries.",
  );
});

test.each([
  [
    { allowed: 4, "not-forbidden": 5, unknown: 1, forbidden: 3 },
    "9 countries may treat you: the law allows it in 4, and in 5 no rule forbids it and clinics decide. We don’t know enough about 1 country. The law says no in 3 countries.",
  ],
  [
    { allowed: 13, "not-forbidden": 0, unknown: 0, forbidden: 0 },
    "The law allows your treatment in 13 countries.",
  ],
  [
    { allowed: 0, "not-forbidden": 1, unknown: 0, forbidden: 12 },
    "1 country may treat you: no rule forbids it, and clinics decide. The law says no in 12 countries.",
  ],
  [{ allowed: 0, "not-forbidden": 0, unknown: 0, forbidden: 13 }, "The law says no in 13 countries."],
])("says %o with hope first", (counts, sentence) => {
  expect(summaryOf(counts)).toBe(sentence);
});
