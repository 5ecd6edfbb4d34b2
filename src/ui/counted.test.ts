import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test.for([
  [0, "0 votes"],
  [1, "1 vote"],
  [2, "2 votes"],
  [1_200, "1,200 votes"],
] as const)("%i is counted in words as %s", ([count, words]) => {
  expect(counted(count, "vote", "votes")).toBe(words);
});
