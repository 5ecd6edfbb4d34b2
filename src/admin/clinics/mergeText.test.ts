import { expect, test } from "vitest";
import { mergeText } from "./mergeText.ts";

test("the question says how often each vote counts, and what happens to the facts", () => {
  const numbers = { votes: 2, intoVotes: 1, both: 1, votesAfter: 2, facts: 1, retired: 2 };
  expect(mergeText(numbers, "Old", "New")).toEqual([
    "Old has 2 votes, New has 1 vote.",
    "1 session voted for both and counts once. Together: 2 votes.",
    "1 fact moves to New.",
    "2 facts are retired: samples, or said by New too.",
  ]);
  expect(mergeText({ ...numbers, both: 0, votesAfter: 3, facts: 0, retired: 0 }, "Old", "New")).toEqual([
    "Old has 2 votes, New has 1 vote.",
    "Together: 3 votes.",
    "0 facts move to New.",
  ]);
});
