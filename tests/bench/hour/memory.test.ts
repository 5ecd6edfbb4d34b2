import { expect, test } from "vitest";
import { growth } from "./memory.ts";

const over = (megabytes: (time: number) => number) =>
  growth(Array.from({ length: 40 }, (_, time) => ({ Auth: megabytes(time) })));

test("memory that only the first quarter takes is flat", () => {
  expect(over((time) => (time < 10 ? time * 20 : 200 + (time % 3)))).toMatchObject([
    { part: "Auth", isFlat: true },
  ]);
});

test("memory that grows by a little all the time is not flat", () => {
  expect(over((time) => 100 + 3 * time)).toMatchObject([{ part: "Auth", isFlat: false }]);
});

test("a small part may grow by 32 MB, and a large one by a quarter", () => {
  expect(over((time) => (time < 30 ? 10 : 42))[0]?.isFlat).toBe(true);
  expect(over((time) => (time < 30 ? 10 : 43))[0]?.isFlat).toBe(false);
  expect(over((time) => (time < 30 ? 400 : 500))[0]?.isFlat).toBe(true);
});
