import { expect, test } from "vitest";
import { isCentreInside, keyboardStep } from "./dragging.ts";

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
