import { expect, test } from "vitest";
import { describePage } from "./besidePlain.ts";
import type { Visit } from "./slowVisit.ts";

function visit(firstPaint: number, largestPaint = firstPaint, blocking = 0): Visit {
  return { firstPaint, largestPaint, blocking };
}

test("a page is told as multiples of the plain one, round by round", () => {
  const figures = describePage(
    "/",
    [
      [visit(460, 500, 20), visit(400)],
      [visit(920, 1_400, 30), visit(800)],
      [visit(480, 700, 500), visit(400)],
    ],
    0.1,
  );
  expect(figures.map(({ measured, met }) => [measured, met])).toEqual([
    ["480 (460–920) ms beside 400 (400–800) ms, × 1.15 (1.15–1.20)", "yes"],
    ["700 (500–1400) ms beside 400 (400–800) ms, × 1.75 (1.25–1.75)", "no"],
    ["30 (20–500) ms", "too noisy"],
  ]);
});
