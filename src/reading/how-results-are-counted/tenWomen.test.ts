import { expect, test } from "vitest";
import { countAt, marksFor, percentOf, type Stage } from "./tenWomen.ts";

test("the same ten women give 30, 33, 43 or 57 percent", () => {
  const measures: [success: Stage, outOf: Stage][] = [
    ["pregnancy", "started"],
    ["pregnancy", "retrieval"],
    ["pregnancy", "transfer"],
    ["test", "transfer"],
  ];
  expect(measures.map(([success, outOf]) => percentOf(success, outOf))).toEqual([30, 33, 43, 57]);
});

test("of ten who start, nine have eggs collected, seven a transfer, four a positive test, three a pregnancy", () => {
  const stages: Stage[] = ["started", "retrieval", "transfer", "test", "pregnancy"];
  expect(stages.map(countAt)).toEqual([10, 9, 7, 4, 3]);
});

test("a woman keeps her place in every row, and counts or not by how far she came", () => {
  const [S, C, X] = ["success", "counted", "left-out"];
  expect(marksFor("pregnancy", "started")).toEqual([S, S, S, C, C, C, C, C, C, C]);
  expect(marksFor("test", "transfer")).toEqual([S, S, S, S, C, C, C, X, X, X]);
});
