import { expect, test } from "vitest";
import { isCentreInside, keyboardStep, stepWithin } from "./dragging.ts";

const crib = { left: 100, right: 200, top: 100, bottom: 200 };
const boxAround = (x: number, y: number) => ({ left: x - 40, right: x + 40, top: y - 40, bottom: y + 40 });

test("the baby is in the crib when its centre is", () => {
  expect(isCentreInside(boxAround(150, 150), crib)).toBe(true);
});

test("the edge of the crib counts", () => {
  expect(isCentreInside(boxAround(100, 200), crib)).toBe(true);
});

test("touching the crib with an arm does not", () => {
  expect(isCentreInside(boxAround(99, 150), crib)).toBe(false);
  expect(isCentreInside(boxAround(150, 201), crib)).toBe(false);
});

test("arrow keys move, other keys do not", () => {
  expect(keyboardStep("ArrowRight")?.x).toBeGreaterThan(0);
  expect(keyboardStep("ArrowUp")?.y).toBeLessThan(0);
  expect(keyboardStep("a")).toBeUndefined();
});

test("a step ends at the edge of the picture", () => {
  const picture = { left: 0, right: 300, top: 0, bottom: 200 };
  expect(stepWithin({ x: 24, y: 0 }, boxAround(150, 100), picture)).toEqual({ x: 24, y: 0 });
  expect(stepWithin({ x: 24, y: 24 }, boxAround(250, 150), picture)).toEqual({ x: 10, y: 10 });
  expect(stepWithin({ x: -24, y: -24 }, boxAround(50, 40), picture)).toEqual({ x: -10, y: 0 });
});
