import { expect, test } from "vitest";
import { barsAround, barsAroundDay, barsOfDays } from "./bars.ts";

const of = (day: string, votes: number) => ({ day, votes, voided: 0, unproven: 0 });

test("an hour is drawn with the twelve before and after it, including those without votes", () => {
  const bars = barsAround("2026-11-20T14:00:00Z", [
    [-12, 3, 0, 1],
    [0, 240, 10, 40],
  ]);
  expect(bars).toHaveLength(25);
  expect(bars[0]).toEqual({ at: new Date("2026-11-20T02:00:00Z"), votes: 3, voided: 0, unproven: 1 });
  expect(bars[12]).toEqual({ at: new Date("2026-11-20T14:00:00Z"), votes: 240, voided: 10, unproven: 40 });
  expect(bars[24]).toMatchObject({ at: new Date("2026-11-21T02:00:00Z"), votes: 0 });
});

test("an answer in another shape draws hours without votes", () => {
  for (const around of [null, "x", [null], {}]) {
    expect(barsAround("2026-11-20T14:00:00Z", around).every(({ votes }) => votes === 0)).toBe(true);
  }
});

test("a day is drawn among the thirty days before today", () => {
  const around = [
    [0, 19, 4, 2],
    [-2, 1, 0, 0],
    [1, 3, 0, 0],
  ];
  const bars = barsAroundDay("2026-11-20", around, new Date("2026-11-22T09:30:00Z"));
  expect(bars).toHaveLength(31);
  expect(bars.slice(-5).map(({ votes }) => votes)).toEqual([1, 0, 19, 3, 0]);
  expect(bars.at(-3)).toMatchObject({ voided: 4, unproven: 2 });
  expect(barsAroundDay("2026-11-20", null, new Date()).every(({ votes }) => votes === 0)).toBe(true);
});

test("an address is drawn with the thirty days before today, including those without votes", () => {
  const bars = barsOfDays([of("2026-11-02", 5), of("2026-10-30", 2)], new Date("2026-11-05T09:30:00Z"));
  expect(bars).toHaveLength(31);
  expect(bars.slice(-7).map(({ votes }) => votes)).toEqual([2, 0, 0, 5, 0, 0, 0]);
  expect(bars.slice(0, -7).every(({ votes }) => votes === 0)).toBe(true);
});
