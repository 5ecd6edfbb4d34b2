import { expect, test } from "vitest";
import { fileProblem, sizeProblem, storedSize } from "./rules.ts";

test.for<[type: string, size: number, problem: string | undefined]>([
  ["image/jpeg", 5 * 1024 * 1024, undefined],
  ["image/avif", 1, undefined],
  ["image/jpeg", 5 * 1024 * 1024 + 60_000, "The file is 5.1 MB; the limit is 5 MB."],
  ["image/png", 0, "The file is empty."],
  ["image/svg+xml", 100, "Choose a JPEG, PNG, WebP or AVIF picture."],
  ["text/html", 100, "Choose a JPEG, PNG, WebP or AVIF picture."],
  ["image/gif", 100, "Choose a JPEG, PNG, WebP or AVIF picture."],
  ["", 100, "Choose a JPEG, PNG, WebP or AVIF picture."],
])("a file of the type %j with %d bytes: %j", ([type, size, problem]) => {
  expect(fileProblem({ type, size })).toBe(problem);
});

test.for<[width: number, height: number, problem: string | undefined]>([
  [16, 16, undefined],
  [12_000, 3_333, undefined],
  [8_000, 5_000, undefined],
  [15, 400, "The picture is 15 × 400 pixels; it needs at least 16 each way."],
  [1, 1, "The picture is 1 × 1 pixels; it needs at least 16 each way."],
  [400, 12_001, "The picture is 400 × 12001 pixels; the limit is 12,000 each way."],
  [8_000, 5_006, "The picture is 8000 × 5006 pixels, which is 41 megapixels; the limit is 40."],
])("a picture of %d × %d pixels: %j", ([width, height, problem]) => {
  expect(sizeProblem({ width, height })).toBe(problem);
});

test("a wide picture is stored 1600 pixels wide in its own shape, a small one as it is", () => {
  expect(storedSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(storedSize({ width: 800, height: 6000 })).toEqual({ width: 800, height: 6000 });
  expect(storedSize({ width: 12_000, height: 16 })).toEqual({ width: 1600, height: 2 });
});
